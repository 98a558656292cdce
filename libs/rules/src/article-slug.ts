/** Longest slug, in characters. */
const LONGEST = 120;

/** Letters that Unicode does not take apart into a plain one and its marks. */
const folded: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/**
 * The words of a text as they may stand in an address: lower case, letters folded to ASCII, everything else hyphens,
 * at most `longest` characters. Empty where the text has no such letter or digit.
 */
export function addressWords(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => folded[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

/** Slug of an article by its title (specification, point 7); `articolo` where the title has no letter of an address. */
export function articleSlug(title: string): string {
  return addressWords(title, LONGEST) || 'articolo';
}

/** The same slug for the second, third … article that wishes for it: `slug-2`. */
export function numberedSlug(slug: string, number: number): string {
  const suffix = `-${number}`;
  return slug.slice(0, LONGEST - suffix.length).replace(/-$/, '') + suffix;
}
