import { getSession } from '@zaino/web/session';

/** Among what people are told of that the browser keeps (`storedEntries`). */
const KEY = 'zaino.marks-waiting';

/** What was said of a child's book without a network; null takes back what was said before. */
export interface WaitingMark {
  childId: string;
  isbn: string;
  isOwned: boolean | null;
}

/** What waits of one account. */
interface Waiting {
  /** Who has said it: nobody else sends it. */
  uid: string;
  marks: readonly WaitingMark[];
}

const none: readonly WaitingMark[] = [];
const listeners = new Set<() => void>();
let lastRead: { text: string; marks: readonly WaitingMark[] } = { text: '', marks: none };

/** What whoever is signed in has said and is not sent yet, in its order; the same list until something changes. */
export function waitingMarks(): readonly WaitingMark[] {
  const uid = getSession().user?.uid;
  const text = `${uid} ${readText()}`;
  if (text !== lastRead.text) lastRead = { text, marks: marksOf(uid) };
  return lastRead.marks;
}

/** Calls back after every change, from other tabs too; gives how to stop. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Somebody has signed out: what they said and could not be sent goes, and nobody else's. */
export function dropWaiting(uid: string): void {
  write(uid, none);
}

/** Keeps a word until it can be sent, in the place of an earlier one of the same book. False where the browser keeps nothing. */
export function addWaiting(mark: WaitingMark): boolean {
  return writeOwn([...waitingMarks().filter((one) => !isOfSameBook(one, mark)), mark]);
}

/** A word was sent. One that was said since of the same book stays. */
export function removeWaiting(mark: WaitingMark): void {
  writeOwn(
    waitingMarks().filter((one) => !isOfSameBook(one, mark) || one.isOwned !== mark.isOwned),
  );
}

const isOfSameBook = (one: WaitingMark, other: WaitingMark) =>
  one.childId === other.childId && one.isbn === other.isbn;

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Blocked by the browser's settings: nothing is kept.
    return '';
  }
}

function readAll(): Waiting[] {
  const text = readText();
  if (text === '') return [];
  try {
    // Before there were several, one stood there by itself.
    return [JSON.parse(text) as Waiting | Waiting[]].flat();
  } catch {
    return [];
  }
}

const marksOf = (uid: string | undefined): readonly WaitingMark[] =>
  readAll().find((one) => one.uid === uid)?.marks ?? none;

function writeOwn(marks: readonly WaitingMark[]): boolean {
  const { user } = getSession();
  return user !== null && write(user.uid, marks);
}

function write(uid: string, marks: readonly WaitingMark[]): boolean {
  const all = readAll().filter((one) => one.uid !== uid);
  if (marks.length > 0) all.push({ uid, marks });
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
