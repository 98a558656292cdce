import { fullTextWords } from '@zaino/service/text-search/full-text-words';
import { phoneDigits } from '../orders/phone-digits';
import type { OrderCondition } from './condition';

const NOTHING: OrderCondition = { sql: '1 = 0', values: [], isLookedUp: true };

/**
 * Orders in whose search text every word begins a word (`fx_customer_order_search_text`). Words that the full text
 * does not hold are passed over; where nothing is left, nothing is found, but for the begin of an order's number.
 */
export function searchCondition(search: string): OrderCondition {
  const words = fullTextWords(asOneNumber(search));
  if (words === null) return numberCondition(search);
  return {
    sql: 'MATCH (search_text) AGAINST (? IN BOOLEAN MODE)',
    values: [words],
    isLookedUp: true,
  };
}

/** A phone number or an ISBN is one word, however it is written. */
function asOneNumber(search: string): string {
  return /^[+\d ()./-]{6,}$/.test(search.trim()) ? phoneDigits(search) : search;
}

function numberCondition(search: string): OrderCondition {
  const begin = search.trim().toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(begin)) return NOTHING;
  return { sql: 'number LIKE ?', values: [`${begin}%`], isLookedUp: true };
}
