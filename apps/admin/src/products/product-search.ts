import type { ProductRow } from '@zaino/contracts/catalogue';

/** Lower case, without accents, one space between words. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const texts = new WeakMap<ProductRow, string>();

/** What a product is found by: name and description (specification, point 2). Made once for each row. */
export function searchTextOf(row: ProductRow): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = folded(`${row.nome} ${row.descrizione}`);
    texts.set(row, text);
  }
  return text;
}

/** The words of a search as `searchTextOf` has them. */
export function wordsOf(search: string): string[] {
  return folded(search)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether each of the words stands somewhere in name or description. */
export function hasWords(row: ProductRow, words: readonly string[]): boolean {
  const text = searchTextOf(row);
  return words.every((word) => text.includes(word));
}
