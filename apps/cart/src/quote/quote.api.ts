import type { cartEndpoints, Quote } from '@zaino/contracts/orders';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import type { QuoteRequest } from './quote-request';

/** Prices, pieces, dates and costs as they are now; a test holds the path to the contract. */
export const quoteCall: ApiCall<(typeof cartEndpoints)['quote']> = {
  method: 'POST',
  path: '/api/quotes',
};

export const askQuote = (body: QuoteRequest): Promise<Quote> => fetchJson(quoteCall, { body });
