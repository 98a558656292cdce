import { cartApi, type Quote } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import type { AskedQuote } from './quote-request';

export const askQuote = (body: AskedQuote): Promise<Quote> => fetchJson(cartApi.quote, { body });
