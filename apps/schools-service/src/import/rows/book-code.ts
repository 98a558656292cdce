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
  if (invented.has(code) || code.startsWith('0000') || !hasValidCheckDigit(code)) return 'dummy';
  return code.startsWith('978') || code.startsWith('979') ? 'isbn' : 'ean';
}

/** EAN-13: the digits weighed 1 and 3 in turn add up to a multiple of ten. */
function hasValidCheckDigit(code: string): boolean {
  let sum = 0;
  for (let index = 0; index < code.length; index += 1) {
    sum += Number(code[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
}
