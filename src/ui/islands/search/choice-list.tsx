// The list under the field: groups of choices, one of them active. Runs in the page.
import type { Choice, ChoiceGroup } from './choice.ts';

interface Props {
  id: string;
  label: string;
  groups: ChoiceGroup[];
  activeKey: string | undefined;
  onActive: (key: string) => void;
  onChosen: () => void;
}

/** The element id of a choice, for `aria-activedescendant`. */
export const choiceId = (listId: string, key: string): string => `${listId}-${key.replace(/[^\w-]/g, '_')}`;

export function ChoiceList({ id, label, groups, activeKey, onActive, onChosen }: Props) {
  return (
    <div class="search__list" role="listbox" id={id} aria-label={label}>
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div role="group" aria-labelledby={`${id}-group-${index}`} key={group.title}>
          <div class="search__group eyebrow" id={`${id}-group-${index}`}>
            {group.title}
          </div>
          {group.choices.map((choice) => (
            <Option
              key={choice.key}
              id={choiceId(id, choice.key)}
              choice={choice}
              active={choice.key === activeKey}
              onActive={() => onActive(choice.key)}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  active: boolean;
  onActive: () => void;
  onChosen: () => void;
}

/** A link stays a link, so that it can be opened in another tab. The field keeps the focus. */
function Option({ id, choice, active, onActive, onChosen }: OptionProps) {
  const { target } = choice;
  const shared = {
    id,
    role: 'option' as const,
    'aria-selected': active,
    tabIndex: -1,
    class: `search__choice${choice.nested ? ' search__choice--nested' : ''}`,
    onPointerMove: active ? undefined : onActive,
  };
  const inside = (
    <>
      <span class="search__title">{choice.title}</span>
      {choice.hint !== undefined && <span class="search__hint">{choice.hint}</span>}
      {choice.excerpt && (
        <span class="search__excerpt">
          {choice.excerpt.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}
        </span>
      )}
    </>
  );
  if ('href' in target)
    return (
      <a {...shared} href={target.href} onClick={onChosen}>
        {inside}
      </a>
    );
  const act = (): void => {
    onChosen();
    target.act();
  };
  return (
    <button {...shared} type="button" onClick={act}>
      {inside}
    </button>
  );
}
