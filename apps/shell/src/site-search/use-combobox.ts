import { useEffect, useState } from 'react';

interface ComboboxOptions {
  input: HTMLInputElement;
  /** Of the element that holds the options; the n-th option has the id `<listId>-<n>`. */
  listId: string;
  /** What is offered, each by a path of its own: the mark stays with its option when a part comes later. */
  options: readonly { path: string }[];
  isOpen: boolean;
  /** An arrow key opens the list, Escape and a choice close it. */
  setOpen: (isOpen: boolean) => void;
  onChoose: (at: number) => void;
}

/** How far an arrow key leads through the list; back to the box behind its ends. */
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NONE = -1;

/**
 * Makes a combobox of a box that others draw: what it says to who listens, and its keys. Gives the marked option, -1 for
 * none; each further letter begins without a mark.
 */
export function useCombobox(combobox: ComboboxOptions): number {
  const { input, listId, options, isOpen } = combobox;
  const [mark, setMark] = useState<string>();
  const at = isOpen ? options.findIndex(({ path }) => path === mark) : NONE;

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': at === NONE ? null : `${listId}-${at}`,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [input, listId, isOpen, at]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (takeKey(event.key, { ...combobox, at, setMark })) event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const onInput = () => setMark(undefined);
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [input]);

  // Further than the list can show at once.
  useEffect(() => {
    if (at !== NONE)
      document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  return at;
}

interface KeyTaker extends ComboboxOptions {
  at: number;
  setMark: (path: string | undefined) => void;
}

/** Whether a key was the list's. */
function takeKey(key: string, { options, isOpen, at, ...does }: KeyTaker): boolean {
  const step = steps[key];
  if (step !== undefined && options.length > 0) {
    const places = options.length + 1;
    does.setOpen(true);
    does.setMark(options[((at + 1 + step + places) % places) - 1]?.path);
    return true;
  }
  if (key === 'Escape' && isOpen) {
    does.setOpen(false);
    return true;
  }
  if (key !== 'Enter') return false;
  // In the box alone it sends the form: what it finds replaces the list.
  does.setOpen(false);
  if (!isOpen || at === NONE) return false;
  does.onChoose(at);
  return true;
}
