// The state of a search: what was asked last, and its answer. Runs in the page.
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from './choice.ts';
import type { Found } from './search-index.ts';

export interface SearchState {
  /** The words that `choices` answer; the field may be ahead of them. */
  answered: string;
  choices: Choice[];
  pageCount: number;
  failed: boolean;
}

const empty: SearchState = { answered: '', choices: [], pageCount: 0, failed: false };
/** Shorter than a pause between words, longer than one between letters. */
const pauseMs = 120;

/** Searches for the query once the typing pauses. Until the answer comes, the last one stays. */
export function useSearch(query: string, search: (query: string) => Promise<Found>): SearchState {
  const [state, setState] = useState(empty);
  useEffect(() => {
    if (query === '') {
      setState(empty);
      return;
    }
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const found = await search(query);
        if (wanted) setState({ answered: query, failed: false, ...found });
      } catch {
        if (wanted) setState({ ...empty, answered: query, failed: true });
      }
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [query, search]);
  return state;
}
