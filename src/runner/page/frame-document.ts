// The document of the sandboxed frame: it only starts and ends workers. Text, given to an iframe's `srcdoc`.
// It listens to its parent alone; what workers post outside their port is heard by nobody.

/** No network of any kind, and no script but the frame's own and blobs; workers inherit it. */
const policy = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:";

const script = `
'use strict';
const workers = new Map();
let address;
addEventListener('message', ({ source, data, ports }) => {
  if (source !== parent) return;
  if (data.type === 'code') {
    address = URL.createObjectURL(new Blob([data.code], { type: 'text/javascript' }));
  } else if (data.type === 'open') {
    const worker = new Worker(address);
    const [port, control] = ports;
    worker.onerror = (event) => {
      event.preventDefault();
      control.postMessage({ error: String(event.message ?? 'error') });
    };
    control.postMessage({ opened: true });
    workers.set(data.id, worker);
    worker.postMessage(null, [port]);
  } else if (data.type === 'terminate') {
    workers.get(data.id)?.terminate();
    workers.delete(data.id);
  }
});
parent.postMessage('pegadinha-frame-ready', '*');
`;

/** HTML of the frame. */
export const frameDocument = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sandbox</title><script>${script}</script>`;
