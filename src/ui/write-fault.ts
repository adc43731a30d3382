// The banner that tells of a write that failed, with a way out: the export reads only, so it works with a full disk.
// Runs in the page. What the learner did stays on the screen beneath; the part that wrote says how to try again.
import { savingText as text } from './strings/pt.saving.ts';
import writeFaultStyle from './styles/write-fault.css?url';

const id = 'write-fault';
/** Faults that a later try of the same page may meet again; another tab in the way is told where it happens. */
const told = new Set(['sem-espaco', 'falhou']);

/** Shows the banner, once; a later fault replaces its sentence. Does nothing for errors that are none of the store's. */
export function showWriteFault(options: { error: unknown; exportAll: () => Promise<string> }): void {
  const { error, exportAll } = options;
  if (!(error instanceof Error && 'code' in error && told.has(String(error.code)))) return;
  const banner = document.getElementById(id) ?? emptyBanner();
  const words = Object.assign(document.createElement('p'), { textContent: error.message });
  const outcome = Object.assign(document.createElement('p'), { role: 'status', className: 'label' });
  const say = (sentence: string): void => {
    outcome.textContent = sentence;
  };
  const actions = Object.assign(document.createElement('p'), { className: 'write-fault__actions' });
  actions.append(
    button(
      text.export,
      'button button--primary',
      () =>
        void exportAll().then(
          (name) => say(text.exported(name)),
          (fault: unknown) => say(fault instanceof Error ? fault.message : String(fault)),
        ),
    ),
    Object.assign(document.createElement('a'), {
      className: 'button',
      href: '/dados/',
      textContent: text.toData,
    }),
    button(text.close, 'button button--quiet', () => banner.remove()),
  );
  banner.replaceChildren(words, actions, outcome);
}

/** Takes the banner away: a later write came through, so there is room again. */
export function hideWriteFault(): void {
  document.getElementById(id)?.remove();
}

function emptyBanner(): HTMLElement {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: writeFaultStyle });
  const banner = Object.assign(document.createElement('div'), {
    id,
    className: 'write-fault',
    role: 'alert',
  });
  document.head.append(style);
  document.body.append(banner);
  return banner;
}

function button(words: string, className: string, press: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {
    type: 'button',
    className,
    textContent: words,
  });
  element.addEventListener('click', press);
  return element;
}
