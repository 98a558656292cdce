/** What in notes for the pick-up could lead money or customers elsewhere. */
export type NoteFinding = 'iban' | 'card-number' | 'link' | 'prepayment';

/** Lengths of an IBAN by country (ISO 13616): the SEPA countries that people here have accounts in. */
const ibanLengths: Partial<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
};

/** The form of an Italian one, also where its check digits are wrong: CIN, ABI, CAB and number. */
const ITALIAN_IBAN = /(?:IT|SM)\d{2}[A-Z]\d{10}[A-Z\d]{12}/;
const IBAN_BEGIN = /[A-Z]{2}\d{2}/g;

/** Groups of digits as cards have them, with blanks, dots or hyphens between. */
const DIGIT_RUN = /\d(?:[ .\-/]{0,2}\d){12,}/g;
const CARD_LENGTHS = [13, 14, 15, 16, 19];
/** First digits of the cards' networks (ISO/IEC 7812). */
const CARD_BEGIN = /^[2-6]/;

const LINK =
  /https?:|www\.|[a-z\d-]{2,}(?:\.|\s?(?:\(dot\)|\[\.\]|\bpunto\b)\s?)(?:app|biz|ch|click|co|com|eu|gle|info|io|it|link|live|ly|me|mobi|net|online|org|page|pay|ru|shop|site|store|to|top|tv|uk|us|xyz)(?![a-z\d])|[^\s@]+@[^\s@]+/;

/** Ways to be paid that no counter has. */
const PAID_FROM_AFAR =
  /\b(?:bonific[oi]|postepay|poste pay|iban|paypal|pay pal|revolut|hype|western union|money ?gram|bitcoin|cripto|crypto|caparr[ae]|accont[oi]|wallet)\b|\bricaric(?:a|are|ate)\b.{0,20}\b(?:carta|conto)\b|\bconto corrente\b|\bin anticipo\b|\banticipat[oaie]\b/;

const PAY =
  /\b(?:pag(?:a|are|ate|hi|hino|ato|ata|amento|amenti)|sald(?:a|are|ate|o)|vers(?:a|are|ate|amento)|invi(?:a|are|ate) (?:i |il )?(?:soldi|denaro|pagamento))\b/;
const BEFORE = /\b(?:prima|subito|online|a distanza|per telefono|al numero|anticip\w*)\b/;
const SEND_MONEY =
  /\b(?:mand|invi|spedi|trasferi)\w*\b[^.!?]{0,25}\b(?:soldi|denaro|euro|pagamento|importo)\b/;

/** Letters that look alike in other scripts, so that they count as what people read. */
const lookalikes: Partial<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  і: 'i',
  І: 'I',
  Т: 'T',
  А: 'A',
  В: 'B',
  Е: 'E',
  О: 'O',
  Р: 'P',
  С: 'C',
};

/**
 * What an admin has to see before customers do: an IBAN, a card's number, a link or an address, a request to pay
 * beforehand. Ways to pay at the counter are none of it. It finds too much rather than too little: what is found
 * waits, and nothing is refused by it.
 */
export function pickupNoteFindings(notes: string): NoteFinding[] {
  const text = readable(notes);
  const lower = text.toLowerCase();
  const findings: [NoteFinding, boolean][] = [
    ['iban', hasIban(text)],
    ['card-number', hasCardNumber(text)],
    ['link', LINK.test(lower)],
    ['prepayment', asksForMoney(lower)],
  ];
  return findings.filter(([, isFound]) => isFound).map(([finding]) => finding);
}

/** As people read it: wide digits are digits, and what cannot be seen does not part them. */
function readable(notes: string): string {
  const seen = notes.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return seen
    .replace(/[\u0400-\u04ff]/g, (letter) => lookalikes[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ');
}

function hasIban(text: string): boolean {
  const compact = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (ITALIAN_IBAN.test(compact)) return true;
  return Array.from(compact.matchAll(IBAN_BEGIN)).some(({ 0: begin, index }) => {
    const length = ibanLengths[begin.slice(0, 2)];
    if (length === undefined) return false;
    const candidate = compact.slice(index, index + length);
    return candidate.length === length && isIban(candidate);
  });
}

/** By its check digits (ISO 7064, MOD 97-10). */
function isIban(candidate: string): boolean {
  const digits = Array.from(candidate.slice(4) + candidate.slice(0, 4), (character) =>
    String(Number.parseInt(character, 36)),
  ).join('');
  const rest = Array.from(digits).reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return rest === 1;
}

function hasCardNumber(text: string): boolean {
  return (text.match(DIGIT_RUN) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '');
    return CARD_LENGTHS.some((length) => hasCardOf(digits, length));
  });
}

function hasCardOf(digits: string, length: number): boolean {
  for (let from = 0; from + length <= digits.length; from += 1) {
    const candidate = digits.slice(from, from + length);
    if (CARD_BEGIN.test(candidate) && hasCheckDigit(candidate)) return true;
  }
  return false;
}

/** Luhn's (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function asksForMoney(lower: string): boolean {
  if (PAID_FROM_AFAR.test(lower) || SEND_MONEY.test(lower)) return true;
  // Within a sentence: "Telefonare prima. Si paga alla cassa." asks for nothing.
  return lower.split(/[.!?;\n]/).some((sentence) => PAY.test(sentence) && BEFORE.test(sentence));
}
