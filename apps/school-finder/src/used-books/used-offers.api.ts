import { usedBookApi, type UsedOffers } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';

/** A copy as its family describes it. */
export interface DescribedCopy {
  isbn: string;
  grade: UsedOffers['offers'][number]['grade'];
  digitalCode: UsedOffers['offers'][number]['digitalCode'];
}

/** What the family that is signed in offers; nobody is sent to the sign-in for that. */
export const readOffers = (): Promise<UsedOffers> =>
  fetchJson(usedBookApi.own, { isEndExpected: true });

export const offerBooks = (books: DescribedCopy[]): Promise<UsedOffers> =>
  fetchJson(usedBookApi.offer, { body: { books } });

export const withdrawOffer = (id: string): Promise<UsedOffers> =>
  fetchJson(usedBookApi.withdraw, { params: { id } });
