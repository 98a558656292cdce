import { useEffectEvent, useLayoutEffect } from 'react';
import { agreed, type Noun } from './count-words';

/** What a key does in any table. */
export type TableCommand =
  | 'search'
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
  | 'undo'
  | 'redo'
  | 'help';

/** A key that one table has beside those of all. */
export interface OwnKey<Command extends string> {
  /** As the browser names it; one of more than a character works where those of one are off, too. */
  key: string;
  command: Command;
  /** On the whole page, or where a line has the focus. */
  where: 'page' | 'line';
  /** How the key is called in the list that `?` shows, where that is not its `key`. */
  keys?: string;
  words: string;
}

type Entry = readonly [keys: string, words: string];

/** All shown rows are chosen. */
export const selectAllWords = (noun: Noun): string =>
  `Seleziona ${agreed(noun, 2, 'tutt')} ${noun.theMany} ${agreed(noun, 2, 'mostrat')}`;

/** The list that `?` shows. */
export function shortcutWords(noun: Noun, own: readonly OwnKey<string>[]): Entry[] {
  const ownIn = (place: OwnKey<string>['where']) =>
    own
      .filter(({ where }) => where === place)
      .map(({ key, keys = key, words }): Entry => [keys, words]);
  return [
    ['/', 'Cerca'],
    ...ownIn('page'),
    ['j k, frecce', 'Riga dopo, riga prima'],
    ['Inizio Fine, Pag', 'Prima e ultima riga, una pagina'],
    ['Invio', `Apri ${noun.theOne}`],
    ['x, Spazio', 'Seleziona la riga'],
    ['Maiusc + frecce, Maiusc + x', 'Seleziona più righe'],
    ['Ctrl + A', selectAllWords(noun)],
    ['Esc', 'Togli la selezione'],
    ...ownIn('line'),
    ['Ctrl + Z', 'Annulla l’ultima modifica'],
    ['Ctrl + Maiusc + Z', 'Ripeti la modifica annullata'],
    ['?', 'Questo elenco'],
  ];
}

/** Keys of one character that work on the whole page. */
const anywhere: Partial<Record<string, TableCommand>> = {
  '/': 'search',
  '?': 'help',
  j: 'down',
  k: 'up',
};

/** Those that need a focused line. */
const inLine: Partial<Record<string, TableCommand>> = {
  x: 'toggle',
  X: 'range',
};

/** Keys without a character: they work in the table even where those of one character are off. */
const moves: Partial<Record<string, TableCommand>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  PageDown: 'page-down',
  PageUp: 'page-up',
  Home: 'first',
  End: 'last',
  Escape: 'clear',
};

const extending: Partial<Record<string, TableCommand>> = {
  ArrowDown: 'extend-down',
  ArrowUp: 'extend-up',
  ' ': 'range',
};

/** Keys that a button of the line needs for itself; its tick needs the second alone. */
const onLineItself: Partial<Record<string, TableCommand>> = { Enter: 'open', ' ': 'toggle' };
const onTick: Partial<Record<string, TableCommand>> = { Enter: 'open' };

export interface Keys<Own extends string> {
  /** Whether keys of one character count (WCAG 2.1.4). */
  hasCharacters: boolean;
  own: readonly OwnKey<Own>[];
}

function isTyping(target: Element): boolean {
  const field = target.closest('input, textarea, select, [contenteditable]');
  return field !== null && !(field instanceof HTMLInputElement && field.type === 'checkbox');
}

function withControl({ key, shiftKey }: KeyboardEvent, isInGrid: boolean): TableCommand | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'a' && !shiftKey && isInGrid ? 'all' : null;
}

function keysOf(target: Element): Partial<Record<string, TableCommand>> {
  if (target.role === 'row') return onLineItself;
  return target instanceof HTMLInputElement ? onTick : {};
}

function inGrid(event: KeyboardEvent, target: Element): TableCommand | null {
  const { key, shiftKey } = event;
  if (shiftKey && extending[key]) return extending[key];
  return keysOf(target)[key] ?? (shiftKey ? undefined : moves[key]) ?? null;
}

const isForPage = (event: KeyboardEvent, target: Element) =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.altKey &&
  !isTyping(target) &&
  !document.querySelector('dialog[open]');

const byCharacter = (key: string, isInLine: boolean): TableCommand | null =>
  (isInLine ? inLine[key] : undefined) ?? anywhere[key] ?? null;

function ofTable<Own extends string>(
  { key, shiftKey }: KeyboardEvent,
  { hasCharacters, own }: Keys<Own>,
  isInLine: boolean,
): Own | null {
  const isCharacter = key.length === 1;
  if (isCharacter ? !hasCharacters : shiftKey) return null;
  const found = own.find((one) => one.key === key && (isInLine || one.where === 'page'));
  return found?.command ?? null;
}

/** What a key means where it was pressed; null while somebody types, and where a dialog is open. */
export function commandOf<Own extends string>(
  event: KeyboardEvent,
  keys: Keys<Own>,
): TableCommand | Own | null {
  const { key, target } = event;
  if (!(target instanceof Element) || !isForPage(event, target)) return null;
  const isInLine = target.closest('[role="row"][data-id]') !== null;
  if (event.ctrlKey || event.metaKey) return withControl(event, isInLine);
  const command = isInLine ? inGrid(event, target) : null;
  return (
    command ??
    ofTable(event, keys, isInLine) ??
    (keys.hasCharacters ? byCharacter(key, isInLine) : null)
  );
}

/** Does a table's commands by their keys. */
export function useShortcuts<Own extends string>(
  keys: Keys<Own>,
  run: (command: TableCommand | Own) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, keys);
    if (command === null) return;
    event.preventDefault();
    run(command);
  });
  // Before the page is painted: a key that is pressed as soon as it is seen is no longer the last page's.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
