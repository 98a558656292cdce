import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { reportError } from '@zaino/web/telemetry';
import { askMarks, drop, dropBook, endWait, keep, keepBook, waitFor } from './favourites.api';

/** What somebody has marked: kept for later, or waited for until it is there again. */
export type MarkKind = 'favourites' | 'stockWaits';

/** The same object until something changes. */
interface Marks extends Record<MarkKind, ReadonlySet<string>> {
  /** Whose they are; null as long as nobody has said. */
  owner: string | null;
  /** What the last press has come to, for a notice; null says nothing. */
  words: string | null;
}

/** A press on the button of a product. */
export interface MarkPress {
  kind: MarkKind;
  id: string;
  nome: string;
}

const none: ReadonlySet<string> = new Set();
export const noMarks: Marks = { owner: null, words: null, favourites: none, stockWaits: none };

let marks = noMarks;
let reading: { owner: string; done: Promise<void> } | null = null;
/** Nobody could say what was marked before: it is asked again at the next turn. */
let isGuess = false;
/** The last write of each mark: the next one waits for it, so that the service has them in the order of the presses. */
const writes = new Map<string, Promise<unknown>>();
/** By a guest, who was led to the sign-in. */
let wished: MarkPress | null = null;
const listeners = new Set<() => void>();

const calls = {
  favourites: { on: keep, off: drop },
  stockWaits: { on: waitFor, off: endWait },
} as const;

const doneWords = {
  favourites: { on: 'salvato nei preferiti', off: 'tolto dai preferiti' },
  stockWaits: { on: 'ti scriviamo quando torna', off: 'non ti scriviamo più' },
} as const;

export const getMarks = () => marks;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function publish(change: Partial<Marks>): void {
  marks = { ...marks, ...change };
  for (const listener of listeners) listener();
}

/** Has the marks of an account read, once for all buttons; where that fails, none is pressed, each can be, and the next turn tries again. */
export function readMarks(owner: string): Promise<void> {
  if (owner === marks.owner && !isGuess) return Promise.resolve();
  if (reading?.owner !== owner) reading = { owner, done: read(owner) };
  return reading.done;
}

async function read(owner: string): Promise<void> {
  const found = await askMarks().catch((error: unknown) => {
    reportError(error);
    return null;
  });
  // Somebody else has signed in meanwhile.
  if (reading?.owner !== owner) return;
  reading = null;
  isGuess = found === null;
  if (found === null) {
    if (owner !== marks.owner) publish({ ...noMarks, owner });
    return;
  }
  const { favourites, stockWaits } = found;
  publish({ owner, favourites: new Set(favourites), stockWaits: new Set(stockWaits) });
  const pressed = wished;
  wished = null;
  if (pressed && !marks[pressed.kind].has(pressed.id)) await press(pressed, owner);
}

/** For a guest who is led to the sign-in: done once somebody has come back from it. */
export function wish(press: MarkPress): void {
  wished = press;
}

export const say = (words: string | null) => publish({ words });

function mark(kind: MarkKind, id: string, isOn: boolean): void {
  const changed = new Set(marks[kind]);
  if (isOn) changed.add(id);
  else changed.delete(id);
  publish({ [kind]: changed });
}

/** Saves a mark that is shown at once; where the call fails it is as before, and the failure is given. */
export async function setMark(
  { kind, id }: Pick<MarkPress, 'kind' | 'id'>,
  isOn: boolean,
  owner: string,
): Promise<ApiError | null> {
  await readMarks(owner);
  mark(kind, id, isOn);
  const key = `${kind} ${id}`;
  const write = async () => {
    await calls[kind][isOn ? 'on' : 'off'](id);
  };
  const written = (writes.get(key) ?? Promise.resolve()).then(write, write);
  writes.set(key, written);
  try {
    await written;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Pressed again since, it is as that press has it.
    if (writes.get(key) === written) mark(kind, id, !isOn);
    return error;
  }
}

/** Keeps a book, or does so no longer; gives the failure where the call fails. */
export async function setBook(isbn: string, isOn: boolean): Promise<ApiError | null> {
  try {
    await (isOn ? keepBook(isbn) : dropBook(isbn));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Marks a product, or takes the mark away, and says what has come of it. */
export async function press(pressed: MarkPress, owner: string): Promise<void> {
  const { kind, id, nome } = pressed;
  await readMarks(owner);
  const isOn = !marks[kind].has(id);
  const failure = await setMark(pressed, isOn, owner);
  const done = doneWords[kind][isOn ? 'on' : 'off'];
  say(failure ? `Non è stato salvato. ${failureWords(failure)}` : `${nome}: ${done}.`);
}
