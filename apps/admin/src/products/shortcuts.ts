import { useEffect } from 'react';

/** What a key of the page does. */
export type ShortcutCommand =
  | 'search'
  | 'new'
  | 'down'
  | 'up'
  | 'extend-down'
  | 'extend-up'
  | 'page-down'
  | 'page-up'
  | 'first'
  | 'last'
  | 'toggle'
  | 'range'
  | 'all'
  | 'clear'
  | 'open'
  | 'price'
  | 'pieces'
  | 'duplicate'
  | 'remove'
  | 'undo'
  | 'redo'
  | 'help';

/** The list that `?` shows. */
export const shortcutWords: readonly (readonly [keys: string, words: string])[] = [
  ['/', 'Cerca'],
  ['n', 'Nuovo prodotto'],
  ['j k, frecce', 'Riga dopo, riga prima'],
  ['Inizio Fine, Pag', 'Prima e ultima riga, una pagina'],
  ['Invio', 'Apri il prodotto'],
  ['x, Spazio', 'Seleziona la riga'],
  ['Maiusc + frecce, Maiusc + x', 'Seleziona più righe'],
  ['Ctrl + A', 'Seleziona tutti i prodotti mostrati'],
  ['Esc', 'Togli la selezione'],
  ['p', 'Cambia il prezzo originale'],
  ['q', 'Cambia i pezzi disponibili'],
  ['d', 'Duplica'],
  ['Canc', 'Elimina'],
  ['Ctrl + Z', 'Annulla l’ultima modifica'],
  ['Ctrl + Maiusc + Z', 'Ripeti la modifica annullata'],
  ['?', 'Questo elenco'],
];

/** Keys of one character that work on the whole page. */
const anywhere: Partial<Record<string, ShortcutCommand>> = {
  '/': 'search',
  '?': 'help',
  n: 'new',
  j: 'down',
  k: 'up',
};

/** Those that need a focused line. */
const inLine: Partial<Record<string, ShortcutCommand>> = {
  x: 'toggle',
  X: 'range',
  p: 'price',
  q: 'pieces',
  d: 'duplicate',
};

/** Keys without a character: they work in the table even where those of one character are off. */
const moves: Partial<Record<string, ShortcutCommand>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  PageDown: 'page-down',
  PageUp: 'page-up',
  Home: 'first',
  End: 'last',
  Delete: 'remove',
  Escape: 'clear',
};

const extending: Partial<Record<string, ShortcutCommand>> = {
  ArrowDown: 'extend-down',
  ArrowUp: 'extend-up',
  ' ': 'range',
};

/** Keys that a button or tick of the line needs for itself. */
const onLineItself: Partial<Record<string, ShortcutCommand>> = { Enter: 'open', ' ': 'toggle' };

interface Keys {
  /** Whether keys of one character count (WCAG 2.1.4). */
  hasCharacters: boolean;
}

function isTyping(target: Element): boolean {
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}

function withControl({ key, shiftKey }: KeyboardEvent, isInGrid: boolean): ShortcutCommand | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'a' && !shiftKey && isInGrid ? 'all' : null;
}

function inGrid(event: KeyboardEvent, target: Element): ShortcutCommand | null {
  const { key, shiftKey } = event;
  if (shiftKey && extending[key]) return extending[key];
  const own = target.role === 'row' ? onLineItself[key] : undefined;
  return own ?? (shiftKey ? undefined : moves[key]) ?? null;
}

const isForPage = (event: KeyboardEvent, target: Element) =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.altKey &&
  !isTyping(target) &&
  !document.querySelector('dialog[open]');

const byCharacter = (key: string, isInLine: boolean): ShortcutCommand | null =>
  (isInLine ? inLine[key] : undefined) ?? anywhere[key] ?? null;

/** What a key means where it was pressed; null while somebody types, and where a dialog is open. */
export function commandOf(event: KeyboardEvent, { hasCharacters }: Keys): ShortcutCommand | null {
  const { key, target } = event;
  if (!(target instanceof Element) || !isForPage(event, target)) return null;
  const isInLine = target.closest('[role="row"][data-id]') !== null;
  if (event.ctrlKey || event.metaKey) return withControl(event, isInLine);
  const command = isInLine ? inGrid(event, target) : null;
  return command ?? (hasCharacters ? byCharacter(key, isInLine) : null);
}

/** Does the page's commands by their keys. */
export function useShortcuts(keys: Keys, run: (command: ShortcutCommand) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event, keys);
      if (command === null) return;
      event.preventDefault();
      run(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
