import { useHydrated } from '@zaino/web/use-hydrated';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names';
import { SearchField } from './search-field';
import css from './suggestion-field.module.css';
import { VisuallyHidden } from './visually-hidden';

interface Suggestion {
  id: string;
  content: ReactNode;
}

interface SuggestionFieldProps extends ComponentProps<typeof SearchField> {
  /** What the list is called: "Scuole suggerite". */
  listLabel: string;
  /** How many there are, in words, for those who listen. */
  countWords: string;
  suggestions: readonly Suggestion[];
  onChoose: (id: string) => void;
}

/** How far an arrow key leads through the list; back to the field behind its ends. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NONE = -1;

/**
 * A search box that suggests while one types: a combobox with a list below it (WAI-ARIA Authoring Practices, "Editable
 * Combobox With List Autocomplete"). Nothing is chosen by itself: Enter in the box sends the form it stands in.
 */
export function SuggestionField({
  listLabel,
  countWords,
  suggestions,
  onChoose,
  onChange,
  ...field
}: SuggestionFieldProps) {
  const listId = useId();
  const isHydrated = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState({ of: suggestions, at: NONE });
  const at = active.of === suggestions ? active.at : NONE;
  const isOpen = isWanted && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (index: number) => {
    const chosen = suggestions[index];
    setWanted(false);
    if (chosen) onChoose(chosen.id);
  };
  const move = (step: number) => {
    const places = suggestions.length + 1;
    setWanted(true);
    setActive({ of: suggestions, at: ((at + 1 + step + places) % places) - 1 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && suggestions.length > 0) move(step);
    else if (event.key === 'Escape' && isOpen) setWanted(false);
    else if (event.key === 'Enter' && isOpen && at !== NONE) choose(at);
    else {
      // Enter sends the form: what it finds replaces the list.
      if (event.key === 'Enter') setWanted(false);
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={css.place}>
      <SearchField
        {...field}
        // Without a script it is a plain search box.
        role={isHydrated ? 'combobox' : undefined}
        aria-autocomplete={isHydrated ? 'list' : undefined}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && at !== NONE ? optionId(at) : undefined}
        onChange={(event) => {
          setWanted(true);
          onChange?.(event);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setWanted(false)}
      />
      {isOpen && (
        // The field keeps the focus, also where the list is scrolled or pressed.
        <ul
          id={listId}
          role="listbox"
          aria-label={listLabel}
          className={css.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ id, content }, index) => (
            <li
              key={id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              className={classNames(css.option, index === at && css.active)}
              onClick={() => choose(index)}
            >
              {content}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? countWords : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
