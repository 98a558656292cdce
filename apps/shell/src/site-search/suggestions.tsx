import { classNames } from '@zaino/ui/class-names';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useNavigate } from '@zaino/web/router';
import { useId, useMemo } from 'react';
import { type FoundGroup, foundGroups } from './found-groups';
import { groupTitles } from './group-words';
import { type HitLine, hitLines } from './hit-line';
import { resultsPath } from './search-address';
import css from './suggestions.module.css';
import { useCombobox } from './use-combobox';
import { type Suggested, useSuggestions } from './use-suggestions';
import { useTypedText } from './use-typed-text';

export interface SuggestionsProps {
  /** The box in which one types, of the form that this stands in. */
  input: HTMLInputElement;
}

interface OptionGroup {
  kind: FoundGroup['kind'] | 'tutto';
  title: string | null;
  lines: (HitLine & { at: number })[];
}

/**
 * What is found while one types, below the box of the one search: a combobox with groups (WAI-ARIA Authoring Practices,
 * "Editable Combobox With List Autocomplete"). Nothing is chosen by itself: Enter in the box sends the form.
 */
export function Suggestions({ input }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { text, isWanted, setWanted } = useTypedText(input);
  const suggested = useSuggestions(text);
  const groups = useMemo(() => optionGroups(suggested), [suggested]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const isOpen = isWanted && lines.length > 0;
  const choose = (at: number) => {
    const line = lines[at];
    setWanted(false);
    // What was typed has led somewhere: the box is as on any other page.
    input.form?.reset();
    if (line) void navigate(line.path);
  };
  const marked = useCombobox({
    input,
    listId: id,
    options: lines,
    isOpen,
    setOpen: setWanted,
    onChoose: choose,
  });
  const isMissing = isWanted && suggested.isWhole && suggested.words !== '';
  return (
    <>
      {isOpen && (
        // The box keeps the focus.
        <div
          id={id}
          role="listbox"
          aria-label="Suggerimenti"
          tabIndex={-1}
          className={css.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ kind, title, lines: own }) => (
            <div key={kind} role="group" aria-label={title ?? 'Tutto'} className={css.group}>
              {title !== null && (
                <div aria-hidden="true" className={css.title}>
                  {title}
                </div>
              )}
              {own.map(({ at, path, title: name, details }) => (
                <button
                  key={path}
                  id={`${id}-${at}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === marked}
                  className={classNames(css.option, at === marked && css.marked)}
                  onClick={() => choose(at)}
                >
                  <span className={css.name}>{name}</span>
                  {details !== '' && <span className={css.details}>{details}</span>}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
      {isMissing && lines.length === 0 && (
        <p aria-hidden="true" className={classNames(css.list, css.none)}>
          Nessun suggerimento: premi Invio per cercare lo stesso.
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {isOpen || isMissing ? countWords(lines.length - 1, suggested) : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** With the way to all results as the last one; none where nothing was found. */
function optionGroups({ parts, words }: Suggested): OptionGroup[] {
  let at = 0;
  const groups = foundGroups(parts).map((group): OptionGroup => ({
    kind: group.kind,
    title: groupTitles[group.kind],
    lines: hitLines(group).map((line) => ({ ...line, at: at++ })),
  }));
  if (groups.length === 0) return [];
  const all = { path: resultsPath(words), title: `Tutti i risultati per “${words}”`, details: '' };
  return [...groups, { kind: 'tutto', title: null, lines: [{ ...all, at }] }];
}

function countWords(count: number, { words }: Suggested): string {
  if (count < 1) return `Nessun suggerimento per “${words}”.`;
  return count === 1
    ? '1 suggerimento, usa le frecce per leggerlo.'
    : `${count} suggerimenti, usa le frecce per leggerli.`;
}
