import type { SearchFit } from '@zaino/contracts/shared';
import { WordIndex } from '@zaino/service/text-search/word-index';
import { IS_ACTIVE, IS_AVAILABLE, IS_KNOWN, type ProductColumns } from '../product-columns';
import { type ProductText, productWords } from './product-words';
import { spellingIn, withCorrections } from './spelling';

/** What a search found. */
export interface FoundProducts {
  slots: Uint32Array;
  /** How well they fit; null where there are none. */
  fit: SearchFit | null;
  /** How good a match is: 0 for the best; of each two, the first is for what can be bought now. */
  drawerOf: (slot: number) => number;
  /** The text with the words that were meant instead of unknown ones; null where there are none. */
  corrected: string | null;
}

/** Finds products by the words of their names, tags, categories and descriptions (docs/decisions/catalogue-search.md). */
export class ProductSearch {
  private readonly words: WordIndex;

  constructor(
    private readonly columns: ProductColumns,
    private readonly textAt: (slot: number) => ProductText,
  ) {
    this.words = new WordIndex(columns);
  }

  /** A product's text changed; null where there was or is none. */
  replace(slot: number, before: ProductText | null, after: ProductText | null): void {
    if (before && after && isSameText(before, after)) return;
    if (before) this.words.remove(slot, productWords(before), before.active);
    if (after) this.words.add(slot, productWords(after), after.active);
  }

  /** Products that fit all words, else those that fit most; holds until the next search. */
  find(text: string, isAdmin: boolean): FoundProducts {
    const flags = isAdmin ? IS_KNOWN : IS_KNOWN | IS_ACTIVE;
    const { slots, fit, levelOf, meant } = this.words.find({ text, flags, isAdmin });
    return { slots, fit, drawerOf: this.drawers(levelOf), corrected: this.corrected(text, meant) };
  }

  private drawers(levelOf: (slot: number) => number): FoundProducts['drawerOf'] {
    const { columns } = this;
    return (slot) =>
      levelOf(slot) * 2 + (((columns.flags[slot] ?? 0) & IS_AVAILABLE) === 0 ? 1 : 0);
  }

  private corrected(text: string, meant: Map<string, string>): string | null {
    if (meant.size === 0) return null;
    const spelled = [...meant].map(([typed, word]) => [typed, this.spelling(word)] as const);
    return withCorrections(text, new Map(spelled));
  }

  /** The word with its accents, as a product has it. */
  private spelling(word: string): string {
    const slot = this.words.slotWith(word);
    return slot === undefined ? word : spellingIn(this.textAt(slot), word);
  }
}

function isSameText(one: ProductText, other: ProductText): boolean {
  return (
    one.active === other.active &&
    one.nome === other.nome &&
    one.descrizione === other.descrizione &&
    one.categoria === other.categoria &&
    one.tags.join('\n') === other.tags.join('\n')
  );
}
