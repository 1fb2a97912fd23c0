// Archives as the build packs them: zip archives of files as they are, compressed as a whole, which
// is a sixth less than file by file.

// The head of each file: what marks it, and where the lengths stand in it.
const HEAD = { mark: 0x04034b50, size: 18, name: 26, extra: 28, length: 30 };

// The archive at an address, or what answers when that is asked for.
export const unpack = async (address, answered = fetch(address)) => {
  const response = await answered;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

// The files, each with its name.
function* files(archive) {
  const view = new DataView(archive);
  for (let at = 0; view.getUint32(at, true) === HEAD.mark; ) {
    const start = at + HEAD.length;
    const named = start + view.getUint16(at + HEAD.name, true);
    const data = named + view.getUint16(at + HEAD.extra, true);
    at = data + view.getUint32(at + HEAD.size, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, start, named - start));
    yield [name, new Uint8Array(archive, data, at - data)];
  }
}

// Writes them into the files of a Python.
export const write = ({ FS }, archive) => {
  const made = new Set();
  for (const [name, data] of files(archive)) {
    const folder = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(name, data);
  }
};
