import type { FoundGroup, GroupKind } from './found-groups';
import { resultsPath } from './search-address';

/** What groups are called. */
export const groupTitles: Record<GroupKind, string> = {
  classi: 'Classi',
  scuole: 'Scuole',
  libri: 'Libri',
  categorie: 'Categorie',
  prodotti: 'Prodotti',
  articoli: 'Articoli del blog',
};

/** Where the rest of a group is: in the list of the part of the shop that it belongs to, or in a longer one of its own. */
export function morePath({ kind }: FoundGroup, words: string): string {
  const list = (path: string, name: string) =>
    `${path}?${new URLSearchParams({ [name]: words }).toString()}`;
  if (kind === 'scuole') return list('/search', 'nome');
  if (kind === 'prodotti') return list('/products', 'search');
  if (kind === 'articoli') return list('/blog', 'cerca');
  return resultsPath(words, kind);
}
