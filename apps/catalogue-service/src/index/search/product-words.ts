import type { Product } from '@zaino/contracts/catalogue';
import { italianWords } from '@zaino/service/text-search/italian-words';

/** What a product is found by. */
export type ProductText = Pick<Product, 'nome' | 'descrizione' | 'tags' | 'categoria' | 'active'>;

/** How much a word counts by the place it stands in, 1 to 100. */
const weights = { name: 100, tags: 60, category: 45, description: 20 };

/** The words by which a product is found; a word in several places has the weight of the best. */
export function productWords({ nome, descrizione, tags, categoria }: ProductText) {
  const words = new Map<string, number>();
  // Ascending, so that the heavier place wins.
  for (const word of italianWords(descrizione)) words.set(word, weights.description);
  for (const word of italianWords(categoria)) words.set(word, weights.category);
  for (const word of italianWords(tags.join(' '))) words.set(word, weights.tags);
  for (const word of italianWords(nome)) words.set(word, weights.name);
  return words;
}
