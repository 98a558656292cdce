import type { ChildBook } from '@zaino/contracts/identity';
import { markOf } from '@zaino/rules/family-books';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { COPY_OUTDATED } from '../offline/copy-outdated';
import { sendWaitingMarks } from '../offline/send-waiting-marks';
import {
  addWaiting,
  subscribeToWaiting,
  type WaitingMark,
  waitingMarks,
} from '../offline/waiting-marks';
import { markBooks } from './dashboard.api';

/** What is said of one book. */
export type BookWord = Pick<ChildBook, 'isbn' | 'isOwned'>;

/** What a family says of its children's books by hand, kept on the server. */
export interface BookMarks {
  /** Undefined where nothing was said. */
  of: (childId: string, isbn: string) => boolean | undefined;
  /** Null takes back what was said. */
  mark: (childId: string, isbn: string, isOwned: boolean | null) => void;
  /** All that is said of a child's books. */
  allOf: (childId: string) => BookWord[];
  /** What was said without a network, and is still to be sent. */
  waiting: readonly WaitingMark[];
  /** Why the last word could not be kept; null where it was. */
  failure: string | null;
}

const noneWaiting: readonly WaitingMark[] = [];
const keyOf = (childId: string, isbn: string) => `${childId} ${isbn}`;
const toEntry = ({ childId, isbn, isOwned }: WaitingMark) =>
  [keyOf(childId, isbn), isOwned] as const;

/**
 * Shows a word at once and keeps it, one after the other; one that cannot be kept is taken back. Without a network it
 * waits on this device (docs/decisions/offline.md).
 */
export function useBookMarks(kept: readonly ChildBook[]): BookMarks {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean | null>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useSyncExternalStore(subscribeToWaiting, waitingMarks, () => noneWaiting);

  // A word that is sent stays as it was said: what the page was made with is older.
  useEffect(() => {
    let before = waitingMarks();
    return subscribeToWaiting(() => {
      const words = [...before, ...waitingMarks()];
      before = waitingMarks();
      setSaid((already) => new Map([...already, ...words.map(toEntry)]));
    });
  }, []);

  const of = (childId: string, isbn: string) => {
    const word = new Map([...waiting.map(toEntry), ...said]).get(keyOf(childId, isbn));
    return word === undefined ? markOf(kept, childId, isbn) : (word ?? undefined);
  };

  const mark = (childId: string, isbn: string, isOwned: boolean | null) => {
    const before = of(childId, isbn) ?? null;
    const say = (word: boolean | null) =>
      setSaid((words) => new Map(words).set(keyOf(childId, isbn), word));
    say(isOwned);
    setFailure(null);
    queue.current = queue.current.then(async () => {
      const word = { childId, isbn, isOwned };
      // After those that wait already.
      if (waitingMarks().length > 0 && addWaiting(word)) return sendWaitingMarks();
      try {
        await markBooks(childId, [{ isbn, isOwned }]);
        dispatchEvent(new Event(COPY_OUTDATED));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // No answer at all: there is no network.
        if (error.status === 0 && addWaiting(word)) return;
        say(before);
        setFailure(failureWords(error));
      }
    });
  };

  const allOf = (childId: string): BookWord[] => {
    const ofChild = kept.filter((one) => one.childId === childId);
    const isbns = [
      ...ofChild.map(({ isbn }) => isbn),
      ...[...said.keys()]
        .filter((key) => key.startsWith(keyOf(childId, '')))
        .map((key) => key.slice(keyOf(childId, '').length)),
    ];
    return [...new Set(isbns)].flatMap((isbn) => {
      const isOwned = of(childId, isbn);
      return isOwned === undefined ? [] : { isbn, isOwned };
    });
  };

  return { of, mark, allOf, waiting, failure };
}
