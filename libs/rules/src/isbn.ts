/** What scanners read of the little code beside a price: two or five digits behind the ISBN. */
const WITH_ADD_ON = /^(97[89]\d{10})(?:\d{2}|\d{5})$/;

/**
 * The thirteen digits of an ISBN (ISO 2108) as somebody typed, scanned or pasted it: of ten or thirteen, with or without
 * blanks and hyphens. Null where it is none, or where its check digit is wrong.
 */
export function isbnOf(text: string): string | null {
  const code = text.replaceAll(/[\s\-‐-―]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(code)) return ofTen(code);
  const digits = WITH_ADD_ON.exec(code)?.[1] ?? code;
  return /^97[89]\d{10}$/.test(digits) && hasEanCheckDigit(digits) ? digits : null;
}

/** The digits of any EAN-13: some of what classes adopt is sold without an ISBN. Null as `isbnOf`. */
export function eanOf(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{13}$/.test(digits) && hasEanCheckDigit(digits) ? digits : null;
}

/** EAN-13: the digits weighed 1 and 3 in turn add up to a multiple of ten. */
export function hasEanCheckDigit(code: string): boolean {
  return eanSum(code) % 10 === 0;
}

/** The thirteenth digit of twelve. */
export function eanCheckDigit(digits: string): number {
  return (10 - (eanSum(digits) % 10)) % 10;
}

function eanSum(code: string): number {
  let sum = 0;
  for (let index = 0; index < code.length; index += 1) {
    sum += Number(code[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return sum;
}

/** Weighed 10 to 1 the digits add up to a multiple of eleven, X being ten. */
function ofTen(code: string): string | null {
  let sum = 0;
  for (let index = 0; index < code.length; index += 1) {
    sum += (code[index] === 'X' ? 10 : Number(code[index])) * (10 - index);
  }
  if (sum % 11 !== 0) return null;
  const digits = `978${code.slice(0, 9)}`;
  return `${digits}${eanCheckDigit(digits)}`;
}
