// The dialog's content: a field, what it finds, and the keys. A combobox whose listbox is always open. Runs in the page.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { search as words } from '../../strings/pt.search.ts';
import type { ChoiceGroup } from './choice.ts';
import { ChoiceList, choiceId } from './choice-list.tsx';
import type { Found } from './search-index.ts';
import { useSearch } from './use-search.ts';

interface Props {
  /** What the palette lists for a text, without the index. */
  listPalette: (query: string) => ChoiceGroup[];
  search: (query: string) => Promise<Found>;
  close: () => void;
}
const listId = 'busca-lista';

export function SearchDialog({ listPalette, search, close }: Props) {
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const found = useSearch(query, search);
  const groups = useMemo(() => {
    const palette = listPalette(query);
    return found.choices.length > 0
      ? [...palette, { title: words.results, choices: found.choices }]
      : palette;
  }, [listPalette, query, found]);
  const keys = groups.flatMap(({ choices }) => choices.map(({ key }) => key));
  const active = chosenKey !== undefined && keys.includes(chosenKey) ? chosenKey : keys[0];
  const option = (key: string | undefined) =>
    key === undefined ? null : document.getElementById(choiceId(listId, key));

  useEffect(() => field.current?.focus(), []);

  const move = (step: 1 | -1): void => {
    if (active === undefined) return;
    const key = keys[(keys.indexOf(active) + step + keys.length) % keys.length];
    setChosenKey(key);
    // The first choice brings its group's title into view with it.
    const shown = key === keys[0] ? option(key)?.parentElement : option(key);
    shown?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') option(active)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div class="search__box">
      <div class="search__bar">
        <input
          ref={field}
          class="search__field"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : choiceId(listId, active)}
          aria-label={words.field}
          placeholder={words.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setChosenKey(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button class="button button--quiet" type="button" onClick={close}>
          {words.close}
        </button>
      </div>
      <p class="search__status label" role="status">
        {sayState(query, { found, hasPlaces: groups.length > 0 })}
      </p>
      <ChoiceList
        id={listId}
        label={words.list}
        groups={groups}
        activeKey={active}
        onActive={setChosenKey}
        onChosen={close}
      />
      <p class="search__keys label" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.choose} · <kbd>Enter</kbd> {words.keys.open} · <kbd>Esc</kbd>{' '}
        {words.keys.close}
      </p>
    </div>
  );
}

function sayState(
  query: string,
  { found, hasPlaces }: { found: ReturnType<typeof useSearch>; hasPlaces: boolean },
): string {
  if (query === '') return '';
  if (found.answered === '') return words.searching;
  if (found.failed) return words.failed;
  if (found.pageCount > 0) return words.found(found.pageCount);
  // A place that fits is an answer.
  return hasPlaces ? '' : words.nothing(found.answered);
}
