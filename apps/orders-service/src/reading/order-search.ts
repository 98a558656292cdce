import { phoneDigits } from '../orders/phone-digits';
import type { OrderCondition } from './condition';

/** InnoDB keeps no shorter words. */
const SHORTEST = 3;

/** Words that InnoDB keeps out of a full text (its default list, those of three letters and more). */
const leftOut = new Set(
  'about are com for from how that the this was what when where who will with und www'.split(' '),
);

const NOTHING: OrderCondition = { sql: '1 = 0', values: [] };

/**
 * Orders in whose search text every word begins a word (`fx_customer_order_search_text`). Words that the full text
 * does not hold are passed over; where nothing is left, nothing is found, but for the begin of an order's number.
 */
export function searchCondition(search: string): OrderCondition {
  const words = asOneNumber(search)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '');
  const kept = words.filter((word) => word.length >= SHORTEST && !leftOut.has(word));
  if (kept.length === 0) return numberCondition(search);
  return {
    sql: 'MATCH (search_text) AGAINST (? IN BOOLEAN MODE)',
    values: [kept.map((word) => `+${word}*`).join(' ')],
  };
}

/** A phone number or an ISBN is one word, however it is written. */
function asOneNumber(search: string): string {
  return /^[+\d ()./-]{6,}$/.test(search.trim()) ? phoneDigits(search) : search;
}

function numberCondition(search: string): OrderCondition {
  const begin = search.trim().toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(begin)) return NOTHING;
  return { sql: 'number LIKE ?', values: [`${begin}%`] };
}
