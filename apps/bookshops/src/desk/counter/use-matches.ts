import { wordsOf } from '@zaino/data-table/row-search';
import { orderNumberIn } from '@zaino/rules/order-number';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useEffect, useMemo, useState } from 'react';
import { type DeskOrderRow, orderSearch } from '../orders/order-rows';
import { MOST_MATCHES, searchOrders } from './counter.api';

/** Fewer letters find half of the shop. */
const FEWEST_LETTERS = 2;
/** Somebody still types, in milliseconds. */
const PAUSE_MS = 250;

/** What the server has found for words. */
interface Found {
  search: string;
  rows: readonly DeskOrderRow[];
  /** Why it was not asked; null where it was. */
  failure: string | null;
}

const nothing: Found = { search: '', rows: [], failure: null };

/** Whether the words name an order or nothing yet, so that there is nothing to choose from. */
const needsNoChoice = (typed: string) =>
  typed.trim().length < FEWEST_LETTERS || orderNumberIn(typed) !== null;

/**
 * Orders that what is typed may mean: at each key those that are open, which are here, and after a pause what the
 * server finds besides, also of what is over.
 */
export function useMatches(typed: string, open: readonly DeskOrderRow[]) {
  const [found, setFound] = useState(nothing);
  const search = typed.trim();

  useEffect(() => {
    if (needsNoChoice(search)) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void ask(search, asking.signal).then((answer) => answer && setFound(answer));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [search]);

  const isAsked = found.search === search;
  const matches = useMemo(
    () => (needsNoChoice(search) ? [] : matchesOf(search, open, isAsked ? found.rows : [])),
    [search, open, isAsked, found.rows],
  );
  return { matches, failure: isAsked ? found.failure : null };
}

/** Null where somebody has typed on. */
async function ask(search: string, signal: AbortSignal): Promise<Found | null> {
  try {
    return { search, rows: await searchOrders(search, signal), failure: null };
  } catch (error) {
    if (signal.aborted) return null;
    if (!(error instanceof ApiError)) throw error;
    return { search, rows: [], failure: failureWords(error) };
  }
}

function matchesOf(
  search: string,
  open: readonly DeskOrderRow[],
  others: readonly DeskOrderRow[],
): DeskOrderRow[] {
  const words = wordsOf(search);
  const here = open.filter((row) => orderSearch.hasWords(row, words));
  const known = new Set(here.map(({ id }) => id));
  const all = [...here, ...others.filter(({ id }) => !known.has(id))];
  // Whose name it is comes before whose book it is.
  const isName = ({ family }: DeskOrderRow) =>
    wordsOf(family).some((word) => word.startsWith(words[0] ?? ''));
  return [...all.filter(isName), ...all.filter((row) => !isName(row))].slice(0, MOST_MATCHES);
}
