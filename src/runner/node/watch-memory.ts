// Watches a child process's memory from outside: buffers lie beyond the heap that V8 caps. Runs in Node.
import { readFileSync } from 'node:fs';

/**
 * Calls `onOver` once if the process's resident memory passes the limit. Returns a function that ends the watch.
 * Only Linux tells without a further process; elsewhere nothing is watched, and the time limits must do.
 */
export function watchMemory(options: { pid: number; limitBytes: number; onOver: () => void }): () => void {
  const { pid, limitBytes, onOver } = options;
  const pageBytes = 4096;
  const timer = setInterval(() => {
    let pages: number;
    try {
      pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      return clearInterval(timer);
    }
    if (pages * pageBytes <= limitBytes) return;
    clearInterval(timer);
    onOver();
  }, 50);
  timer.unref();
  return () => clearInterval(timer);
}
