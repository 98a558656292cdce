import type { SearchGroup, SiteSearchQuestion } from '@zaino/contracts/shared';
import { nothingFound } from '@zaino/contracts/shared';
import { italianWords } from '@zaino/service/text-search/italian-words';
import { WordIndex } from '@zaino/service/text-search/word-index';
import type { CatalogueIndex } from '../index/catalogue-index';

const IS_SHOWN = 1;

interface NamedCategories {
  names: string[];
  words: WordIndex;
}

/** Finds categories by the words of their names; there are some dozens, looked at anew with each change of the catalogue. */
export class CategorySearch {
  private known?: { revision: number; categories: NamedCategories };

  find(index: CatalogueIndex, text: SiteSearchQuestion['q'], limit: number): SearchGroup<string> {
    const { names, words } = this.categoriesOf(index);
    const { slots, fit, levelOf } = words.find({ text, flags: IS_SHOWN, isAdmin: false });
    // A category that has one word of several leads astray.
    if (fit === null || fit === 'partial') return nothingFound;
    const best = Array.from(slots).sort((one, other) => levelOf(one) - levelOf(other));
    const results = best.slice(0, limit).map((slot) => names[slot] ?? '');
    return { fit, total: slots.length, results };
  }

  private categoriesOf(index: CatalogueIndex): NamedCategories {
    if (this.known?.revision === index.revision) return this.known.categories;
    const names = index.activeCategories();
    const length = names.length;
    const words = new WordIndex({
      length,
      capacity: length,
      flags: new Uint8Array(length).fill(IS_SHOWN),
    });
    names.forEach((name, slot) => {
      words.add(slot, new Map(italianWords(name).map((word) => [word, 100])), true);
    });
    const categories = { names, words };
    this.known = { revision: index.revision, categories };
    return categories;
  }
}
