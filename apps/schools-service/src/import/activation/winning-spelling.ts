/** One spelling of a book in one file. */
export interface CountedSpelling {
  schoolYear: number;
  titolo: string;
  sottotitolo: string | null;
  volume: string | null;
  autori: string;
  editore: string;
  prezzoCents: number | null;
  adoptions: number;
}

export type WinningSpelling = Omit<CountedSpelling, 'schoolYear' | 'adoptions'>;

/**
 * Schools spell the same code in several ways. In the newest school year that has the book the
 * spelling with most rows wins, between equals the first in alphabetical order; the price is the
 * known one with most rows, between equals the lowest. The order of the files plays no part.
 */
export function winningSpelling(spellings: readonly CountedSpelling[]): WinningSpelling | null {
  const newestYear = Math.max(...spellings.map(({ schoolYear }) => schoolYear));
  const current = spellings.filter(({ schoolYear }) => schoolYear === newestYear);
  const texts = mostFrequent(current, spellingText);
  if (texts === null) return null;
  const { titolo, sottotitolo, volume, autori, editore } = texts;
  const priced = current.filter(({ prezzoCents }) => prezzoCents !== null);
  const price = mostFrequent(priced, ({ prezzoCents }) => String(prezzoCents).padStart(10, '0'));
  return { titolo, sottotitolo, volume, autori, editore, prezzoCents: price?.prezzoCents ?? null };
}

function spellingText(spelling: CountedSpelling): string {
  const { titolo, sottotitolo, volume, autori, editore } = spelling;
  return JSON.stringify([titolo, sottotitolo, volume, autori, editore]);
}

function mostFrequent(
  spellings: readonly CountedSpelling[],
  textOf: (spelling: CountedSpelling) => string,
): CountedSpelling | null {
  const counts = new Map<string, { spelling: CountedSpelling; count: number }>();
  for (const spelling of spellings) {
    const text = textOf(spelling);
    const count = (counts.get(text)?.count ?? 0) + spelling.adoptions;
    counts.set(text, { spelling, count });
  }
  const ranked = [...counts].sort(([textA, a], [textB, b]) => {
    if (a.count !== b.count) return b.count - a.count;
    return textA < textB ? -1 : 1;
  });
  return ranked[0]?.[1].spelling ?? null;
}
