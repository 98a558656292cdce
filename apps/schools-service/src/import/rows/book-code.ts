import { hasEanCheckDigit } from '@zaino/rules/isbn';
import type { BookKind } from '../../dataset/book.entity';

const placeholder = /^AIE\d{1,10}$/;
const thirteenDigits = /^\d{13}$/;

/** Codes that pass the check digit and still stand for no book. */
const invented = new Set(['0000000000000', '1234567890111']);

/** The code without blanks and hyphens; null where it is neither 13 digits nor a placeholder (AIE…). */
export function normaliseBookCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return thirteenDigits.test(code) || placeholder.test(code) ? code : null;
}

/** What a normalised code stands for. */
export function bookKindOf(code: string): BookKind {
  if (placeholder.test(code)) return 'any-edition';
  if (invented.has(code) || code.startsWith('0000') || !hasEanCheckDigit(code)) return 'dummy';
  return code.startsWith('978') || code.startsWith('979') ? 'isbn' : 'ean';
}
