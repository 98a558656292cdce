/** Signs that have no accent to lose. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ő: 'ö',
  Ő: 'Ö',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
};

/** Text of at most so many signs of Latin-1, in one line: an electronic invoice takes no others. */
export function latinText(text: string, most: number): string {
  const signs = Array.from(text.normalize('NFC'));
  const letters = signs.map((sign) => plain[sign] ?? latinSign(sign)).join('');
  // What XML does not take, and every kind of space.
  const line = letters.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.slice(0, most).trim();
}

function latinSign(sign: string): string {
  if (sign <= '\u00ff') return sign;
  const [base = ''] = sign.normalize('NFD');
  return base <= '\u00ff' ? base : '?';
}
