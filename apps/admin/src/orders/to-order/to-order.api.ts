import { bookCallsOf, type BooksAnswer } from '@zaino/buying/to-order/book-calls';
import type { AskSuggestions } from '@zaino/buying/to-order/use-suggestions';
import {
  adminArrivalApi,
  adminToOrderApi,
  STAFF_BULK_PART,
  staffOrderApi,
} from '@zaino/contracts/orders';
import { adminSupplyApi, MOST_CHOSEN_BOOKS } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { suggestionWords } from './suggestion-words';

/** Each order is a transaction of its own. */
const PART_TIMEOUT_MS = 60_000;

export const staffBooks = bookCallsOf(adminToOrderApi, {
  takeArrivalBack: (id) => fetchJson(adminArrivalApi.takeBack, { params: { id } }),
  most: STAFF_BULK_PART,
  takeSomeBack: async (orders, changeId) => {
    const body = { changeId, orders, command: { command: 'take-back' as const } };
    return (await fetchJson(staffOrderApi.commands, { body, timeoutMs: PART_TIMEOUT_MS })).outcomes;
  },
});

/** All books, or why there are none: "Riprova" is the page's. */
export function loadBooks({ request }: LoaderFunctionArgs): Promise<Outcome<BooksAnswer>> {
  return settle(staffBooks.read(request));
}

/** What distributors say by their files, in parts: none of them waits for another. */
export const askSuggestions: AskSuggestions = async (isbns) => {
  const parts: string[][] = [];
  for (let from = 0; from < isbns.length; from += MOST_CHOSEN_BOOKS) {
    parts.push(isbns.slice(from, from + MOST_CHOSEN_BOOKS));
  }
  const answers = await Promise.all(
    parts.map((some) => fetchJson(adminSupplyApi.suggestions, { body: { isbns: some } })),
  );
  return new Map(
    answers.flatMap(({ suggestions }) =>
      suggestions.map(({ isbn, distributor, availability }) => {
        const suggestion = { distributor, words: suggestionWords(availability) };
        return [isbn, suggestion] as const;
      }),
    ),
  );
};
