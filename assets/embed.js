// Fits the height of every frame of a game on this page to its width. Optional: see docs/embed.md.

(function () {
  "use strict";

  addEventListener("message", function (event) {
    var told = event.data;
    if (!told || told.source !== "caylus" || told.type !== "height") return;
    var height = Number(told.height);
    if (!(height >= 300 && height <= 1200)) return;
    var frames = document.getElementsByTagName("iframe");
    for (var index = 0; index < frames.length; index += 1) {
      if (frames[index].contentWindow === event.source) frames[index].style.height = height + "px";
    }
  });
})();
