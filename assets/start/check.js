// Starts Python where this browser can run it; elsewhere says what is missing and what to do.
// A classic script in the oldest syntax, because it must run where nothing else of the page does: where
// modules are not known it is asked for once more, because the scripts joined with it may be newer.

(function () {
  "use strict";

  var UPDATE =
    " Please update this browser, or open the page in a current Firefox, Chrome, Edge or Safari.";

  function missing() {
    if (location.protocol === "file:") {
      return (
        "This page was opened as a file and needs a web server. In this folder, run" +
        " \"python3 -m http.server\" and open http://localhost:8000."
      );
    }
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
      return (
        "This browser does not offer WebAssembly, which the game runs on. If a protected or lockdown" +
        " mode is on, allow this page to use WebAssembly." + UPDATE
      );
    }
    if (!("noModule" in HTMLScriptElement.prototype)) {
      return "This browser does not know JavaScript modules, which the game is loaded with." + UPDATE;
    }
    if (typeof DecompressionStream !== "function") {
      return "This browser does not unpack what the game is packed in." + UPDATE;
    }
    if (typeof Worker !== "function" || !window.doors) {
      return "This browser does not start the background workers that the game runs in." + UPDATE;
    }
    return "";
  }

  function say(sentence) {
    var trouble = document.getElementById("trouble");
    trouble.textContent = sentence;
    trouble.hidden = false;
    document.getElementById("loading").hidden = true;
  }

  function start() {
    var script = document.createElement("script");
    script.type = "module";
    script.src = "pyscript/core.js";
    script.onerror = function () {
      say("The game could not be loaded. Please check your connection and load the page again.");
    };
    var ahead = document.getElementById("ahead").content;
    // What is preloaded comes without what the browser has compiled of it.
    if (window.doors.isKept) ahead.removeChild(ahead.querySelector("[href$='.wasm']"));
    document.head.appendChild(ahead);
    document.head.appendChild(script);
  }

  function check() {
    var sentence = missing();
    if (sentence) say(sentence);
    else start();
  }

  function begin() {
    document.removeEventListener("readystatechange", begin);
    if (window.doors) window.doors.seen.then(check);
    else check();
  }

  // Once what it speaks through is there.
  document.addEventListener("readystatechange", begin);
})();
