// The learner's program during one visit: what is typed here, what is saved, and what another tab saved meanwhile.
// No DOM and no store of its own. Of two texts none is lost: one is shown, and the other is what "previous" brings back.
import type { Draft } from '../../../../core/index.ts';
import { createDraftKeeper, type DraftKeeperOptions, type SaveState } from './draft-keeper.ts';
import type { ExerciseLog } from './exercise-log.ts';

export type DraftLog = Pick<ExerciseLog, 'lasting' | 'draft' | 'unsavedDraft' | 'saveDraft' | 'readDraft'>;

export interface DraftView {
  source: string;
  /** A text to go back to, or null. */
  previous: string | null;
  /** own = what "recomeçar" replaced; other-tab = saved there meanwhile; late = saved earlier, but read after typing began. */
  previousIs: 'own' | 'other-tab' | 'late';
  state: SaveState;
  /** False until `source` is the learner's own text. */
  settled: boolean;
}

export interface DraftSession {
  view(): DraftView;
  edit(source: string): void;
  restart(): void;
  goBack(): void;
  /** The learner's log is open, however late. */
  attach(log: DraftLog): void;
  /** The log does not open; it may still do so later. */
  giveUp(): void;
  /** Something was stored, here or in another tab. */
  refresh(): Promise<void>;
  leave(): void;
}

export interface DraftSessionOptions extends Omit<DraftKeeperOptions, 'save' | 'onState' | 'putAside'> {
  starter: string;
  /** Keeps a draft at once; `basedOn` as in `ProgressStore.saveDraft`, undefined where it is not known. */
  putAside: (draft: Draft, basedOn: number | null | undefined) => void;
  onView: (view: DraftView) => void;
}

/** A visit to one exercise, begun with its starter. */
export function createDraftSession(options: DraftSessionOptions): DraftSession {
  const { starter } = options;
  let view: DraftView = {
    source: starter,
    previous: null,
    previousIs: 'own',
    state: 'untouched',
    settled: false,
  };
  let log: DraftLog | null = null;
  let givenUp = false;
  /** The stored draft that the text here was made from. */
  let base: Draft | null = null;
  /** Counts what happened here, for reads that were begun before it. */
  let turn = 0;
  let overlooked = false;

  const show = (change: Partial<DraftView>): void => {
    view = { ...view, ...change };
    options.onView(view);
  };
  const keeper = createDraftKeeper({
    ...options,
    // Before the log is open, and while an earlier text is on its way into it, one can't know.
    putAside: (draft) =>
      options.putAside(draft, log === null || keeper.isSaving() ? undefined : (base?.updatedAt ?? null)),
    save,
    onState(state) {
      show({ state: state === 'saved' && log?.lasting === false ? 'failed' : state });
      if (state === 'saved' && overlooked) void refresh();
    },
  });

  async function save(draft: Draft): Promise<void> {
    if (log === null) throw new Error('The log is not open.');
    const stored = await log.saveDraft(draft, { basedOn: base?.updatedAt ?? null });
    turn += 1;
    base = stored;
    // Another tab saved in between: its text is in "previous" now. Unless that was given up or replaced here since.
    if (stored.previous === draft.previous || view.previous !== draft.previous) return;
    show({ previous: stored.previous, previousIs: 'other-tab' });
    // What was typed meanwhile must not be saved without it.
    if (view.source !== draft.source) keeper.keep(view);
  }
  async function refresh(): Promise<void> {
    const begun = turn;
    const stored = await log?.readDraft().catch(() => undefined);
    if (stored === undefined) return;
    // Edited here: the save finds out by itself what it was overtaken by. Looked at again when it is over.
    overlooked = keeper.hasUnsaved();
    if (overlooked) return;
    if (begun !== turn) return refresh();
    if (stored === null) base = null;
    else if (stored.updatedAt !== base?.updatedAt) showStored(stored);
  }
  function showStored(stored: Draft): void {
    base = stored;
    const { source, previous } = stored;
    const state = source === starter ? 'untouched' : log?.lasting ? 'saved' : 'failed';
    const previousIs = previous === view.previous ? view.previousIs : 'own';
    show({ source, previous, previousIs, state, settled: true });
  }
  function change(next: Pick<DraftView, 'source' | 'previous' | 'previousIs'>): void {
    turn += 1;
    show({ ...next, settled: true });
    if (log !== null) keeper.keep(next);
    else {
      keeper.hold(next);
      show({ state: givenUp ? 'failed' : 'saving' });
    }
  }

  return {
    view: () => view,
    edit(source) {
      if (source !== view.source) change({ ...view, source });
    },
    restart: () => change({ source: starter, previous: view.source, previousIs: 'own' }),
    goBack() {
      const { source, previous, previousIs } = view;
      if (previous === null) return;
      // The starter can be had again at any time; one's own text can not.
      change({ source: previous, previous: previousIs === 'own' ? null : source, previousIs: 'own' });
    },
    attach(opened) {
      log = opened;
      base = opened.draft;
      const saved = opened.unsavedDraft ?? opened.draft;
      const typed = view.settled && view.source !== starter;
      if (typed) {
        const isOther = saved !== null && saved.source !== view.source && saved.source !== starter;
        if (isOther) show({ previous: saved.source, previousIs: 'late' });
        keeper.keep(view);
      } else if (opened.unsavedDraft !== null) {
        const { source, previous } = opened.unsavedDraft;
        change({ source, previous, previousIs: 'own' });
      } else if (opened.draft !== null) showStored(opened.draft);
      else show({ settled: true });
    },
    giveUp() {
      givenUp = true;
      if (log === null && keeper.hasUnsaved()) show({ state: 'failed' });
    },
    refresh,
    leave: () => keeper.leave(),
  };
}
