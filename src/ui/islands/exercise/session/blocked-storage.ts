// For browsers that block site data: there even naming `localStorage` throws, and the library under the simulated API
// (MSW) names it while it loads. Runs in the page. Stores nothing, and leaves the page as it found it.

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function canNameStorage(): boolean {
  try {
    return typeof window.localStorage !== 'undefined';
  } catch {
    return false;
  }
}

/** Loads a module that names `localStorage`, also where that throws. */
export async function loadDespiteBlockedStorage<Module>(load: () => Promise<Module>): Promise<Module> {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
  if (blocked === undefined || canNameStorage()) return load();
  Object.defineProperty(window, 'localStorage', { configurable: true, value: emptyStorage });
  try {
    return await load();
  } finally {
    Object.defineProperty(window, 'localStorage', blocked);
  }
}
