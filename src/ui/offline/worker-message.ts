// What a page says to the service worker.

/** `take-over`: replace the worker that runs now. `tidy`: drop files of the last build if no other window needs them. */
export type WorkerMessage = 'take-over' | 'tidy';
