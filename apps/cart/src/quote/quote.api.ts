import { cartApi, type Quote } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import type { QuoteRequest } from './quote-request';

export const askQuote = (body: QuoteRequest): Promise<Quote> => fetchJson(cartApi.quote, { body });
