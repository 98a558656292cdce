import { ApiError } from '@zaino/web/api-client';
import { useEffect, useRef, useState } from 'react';
import type { ToOrderRow } from './book-rows';

/** Of whom a book can be had first, and how that stands, in a few words. */
export interface BookSuggestion {
  distributor: string;
  words: string;
}

/** Of the books that somebody knows about, by their ISBNs. */
export type AskSuggestions = (isbns: string[]) => Promise<ReadonlyMap<string, BookSuggestion>>;

const isIsbn = (code: string) => /^\d{13}$/.test(code);

/**
 * Asks of whom the books can be had that somebody waits for, each once; what comes is laid beside the table, which
 * waits for none of it. Without `ask` nothing is suggested.
 */
export function useSuggestions(ask: AskSuggestions | undefined, rows: readonly ToOrderRow[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, BookSuggestion>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const isbns = rows
      .filter(({ id, toOrder, ordered }) => toOrder + ordered > 0 && isIsbn(id))
      .map(({ id }) => id)
      .filter((isbn) => !asked.current.has(isbn));
    if (!ask || isbns.length === 0) return;
    for (const isbn of isbns) asked.current.add(isbn);
    ask(isbns)
      .then((found) => {
        setKnown((before) => new Map([...before, ...found]));
        setFailed(false);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        for (const isbn of isbns) asked.current.delete(isbn);
        setFailed(true);
      });
  }, [ask, rows, tries]);

  return { known, hasFailed, retry: () => setTries((before) => before + 1) };
}
