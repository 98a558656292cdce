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
  const { at, isOpen, setWanted, move } = useMarked(suggestions);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (index: number) => {
    const chosen = suggestions[index];
    setWanted(false);
    if (chosen) onChoose(chosen.id);
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
        // A box of type "search" may not be a combobox (ARIA in HTML).
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
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
        <div id={listId} role="listbox" aria-label={listLabel} className={css.list}>
          {suggestions.map(({ id, content }, index) => (
            <button
              key={id}
              id={optionId(index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={classNames(css.option, index === at && css.active)}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              {content}
            </button>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isOpen ? countWords : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether the list is open, and which suggestion is marked: none once there are others. */
function useMarked(suggestions: readonly Suggestion[]) {
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState({ of: suggestions, at: NONE });
  const at = marked.of === suggestions ? marked.at : NONE;
  return {
    at,
    isOpen: isWanted && suggestions.length > 0,
    setWanted,
    move: (step: number) => {
      const places = suggestions.length + 1;
      setWanted(true);
      setMarked({ of: suggestions, at: ((at + 1 + step + places) % places) - 1 });
    },
  };
}
