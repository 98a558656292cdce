const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const LETTERS = 26;
const CODE_OF_A = 65;

/** Sixteen characters; digits may be letters where two persons would have the same code (omocodia). */
const PERSONAL =
  /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;

const ELEVEN_DIGITS = /^\d{11}$/;

/** A digit counts as the letter of its place, `0` as `A`. */
const placeOf = (character: string) =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - CODE_OF_A;

/** Whether a person's codice fiscale has its form and its check character (Dm 23 dicembre 1976). */
export function isPersonalTaxCode(code: string): boolean {
  if (!PERSONAL.test(code)) return false;
  const sum = Array.from(code.slice(0, -1)).reduce((total, character, index) => {
    const place = placeOf(character);
    return total + (index % 2 === 0 ? (ODD_VALUES[place] ?? 0) : place);
  }, 0);
  return String.fromCharCode(CODE_OF_A + (sum % LETTERS)) === code.at(-1);
}

/** Whether a partita IVA (and the codice fiscale of a company) has eleven digits, the last of which checks the others. */
export function isVatNumber(number: string): boolean {
  if (!ELEVEN_DIGITS.test(number) || /^0+$/.test(number)) return false;
  const sum = Array.from(number).reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
