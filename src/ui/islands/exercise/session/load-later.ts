// What the page loads after itself, in this order: the editor, then the learner's saved work. Runs in the page.
// One after the other, so that the page and the text field owe nothing to either.

function pageIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 200);
  });
}

/** The code editor's module. Rejects when it can't be loaded; the text field serves then. */
export async function loadEditor(): Promise<typeof import('../editor/open-code-editor.ts')> {
  await pageIsIdle();
  return import('../editor/open-code-editor.ts');
}

/** The module that opens the learner's log, once the editor has come or has failed to. */
export async function loadLog(): Promise<typeof import('./open-page-log.ts')> {
  await loadEditor().catch(() => null);
  return import('./open-page-log.ts');
}
