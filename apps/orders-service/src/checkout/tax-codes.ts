import isTaxID from 'validator/lib/isTaxID';

/** Eleven digits whose last checks the others (Dm 23 December 1976): of a partita IVA, and of the codice fiscale of who is no person. */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = Array.from(text).reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && Number(text) !== 0;
}

/** Of a person: sixteen letters and digits, with letters for some digits where two would have the same (omocodia). */
export function isPersonalTaxCode(text: string): boolean {
  if (!/^[A-Z]{6}[0-9L-NP-V]{2}[A-Z][0-9L-NP-V]{2}[A-Z][0-9L-NP-V]{3}[A-Z]$/.test(text))
    return false;
  if (checkLetter(text) !== text.at(-1)) return false;
  // The package takes the letters for digits before it checks the last one, which was made from the letters.
  const plain = withDigits(text);
  return isTaxID(plain.slice(0, 15) + checkLetter(plain), 'it-IT');
}

const digitPlaces = new Set([6, 7, 9, 10, 12, 13, 14]);
const lettersForDigits = 'LMNPQRSTUV';

function withDigits(code: string): string {
  return Array.from(code)
    .map((sign, index) => {
      const digit = digitPlaces.has(index) ? lettersForDigits.indexOf(sign) : -1;
      return digit < 0 ? sign : String(digit);
    })
    .join('');
}

/** Values at the odd places, the first of which is 1, of 0-9 and of A-Z (Dm 23 December 1976). */
const oddValues = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21],
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

function checkLetter(code: string): string {
  const sum = Array.from(code.slice(0, 15)).reduce((total, sign, index) => {
    const isDigit = sign >= '0' && sign <= '9';
    const value = isDigit ? Number(sign) : sign.charCodeAt(0) - 65;
    const odd = oddValues[isDigit ? value : value + 10] ?? 0;
    return total + (index % 2 === 0 ? odd : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}
