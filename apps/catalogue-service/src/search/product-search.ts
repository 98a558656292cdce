import { IS_ACTIVE, IS_AVAILABLE, IS_KNOWN, type ProductColumns } from '../index/product-columns';
import { typedWords } from './italian-words';
import { type ProductText, productWords } from './product-words';
import { ScoreBoard, type WeighedWord } from './score-board';
import { spellingIn, withCorrections } from './spelling';
import { understandWord } from './understood-word';
import { Vocabulary } from './vocabulary';

/** Matches that differ by less than one in this many parts are equals. */
const LEVELS = 40;
/** Nobody means more; each costs a walk through its products. */
const MAX_WORDS = 8;

/** What a search found. */
export interface FoundProducts {
  slots: Uint32Array;
  /** How good a match is: 0 for the best; of each two, the first is for what can be bought now. */
  drawerOf: (slot: number) => number;
  /** The text with the words that were meant instead of unknown ones; null where there are none. */
  corrected: string | null;
}

/** Finds products by the words of their names, tags, categories and descriptions (docs/decisions/catalogue-search.md). */
export class ProductSearch {
  private readonly vocabulary = new Vocabulary();
  private readonly board: ScoreBoard;

  constructor(
    private readonly columns: ProductColumns,
    private readonly textAt: (slot: number) => ProductText,
  ) {
    this.board = new ScoreBoard(columns);
  }

  /** A product's text changed; null where there was or is none. */
  replace(slot: number, before: ProductText | null, after: ProductText | null): void {
    if (before && after && isSameText(before, after)) return;
    if (before) {
      for (const [word, weight] of productWords(before)) {
        const term = this.vocabulary.getOrAdd(word);
        term.remove(slot, weight);
        if (before.active) term.activeCount -= 1;
      }
    }
    if (after) {
      for (const [word, weight] of productWords(after)) {
        const term = this.vocabulary.getOrAdd(word);
        term.add(slot, weight);
        if (after.active) term.activeCount += 1;
      }
    }
  }

  /** Products that fit all words, else those that fit most; holds until the next search. */
  find(text: string, isAdmin: boolean): FoundProducts {
    const typed = typedWords(text).slice(0, MAX_WORDS);
    const words = typed.map((word, index) => {
      const isLast = index === typed.length - 1;
      return this.weigh(understandWord(this.vocabulary, { word, isLast, isAdmin }));
    });
    // Rarest first: the others only look at what is left.
    const inOrder = [...words].sort((one, other) => sizeOf(one) - sizeOf(other));
    const flags = isAdmin ? IS_KNOWN : IS_KNOWN | IS_ACTIVE;
    let slots = this.board.rank(inOrder, flags, true);
    if (slots.length === 0) slots = this.board.rank(inOrder, flags, false);
    const best = words.reduce((sum, { importance }) => sum + importance, 0);
    return {
      slots,
      drawerOf: this.drawers(best),
      corrected: this.corrected(text, typed, words),
    };
  }

  /** In whole steps: a few products more or less do not change the order of the others. */
  private weigh(word: Omit<WeighedWord, 'importance'>): WeighedWord {
    let most = 1;
    for (const { term } of word.candidates) most = Math.max(most, term.count);
    const importance = 1 + Math.round(Math.log2(1 + this.columns.length / most));
    return { ...word, importance };
  }

  private drawers(best: number): FoundProducts['drawerOf'] {
    const { board } = this;
    const { flags } = this.columns;
    const levelsOf = LEVELS / best;
    return (slot) => {
      // As an integer: Math.round would give a number on the heap for each product.
      const level = LEVELS - ((board.scoreOf(slot) * levelsOf + 0.5) | 0);
      return level * 2 + (((flags[slot] ?? 0) & IS_AVAILABLE) === 0 ? 1 : 0);
    };
  }

  private corrected(text: string, typed: string[], words: WeighedWord[]): string | null {
    const meant = new Map<string, string>();
    words.forEach(({ corrected }, index) => {
      if (corrected !== null) meant.set(typed[index] ?? '', this.spelling(corrected));
    });
    return meant.size === 0 ? null : withCorrections(text, meant);
  }

  /** The word with its accents, as a product has it. */
  private spelling(word: string): string {
    const term = this.vocabulary.get(word);
    if (term === undefined || term.count === 0) return word;
    return spellingIn(this.textAt(term.slotAt(0)), word);
  }
}

function sizeOf({ candidates }: WeighedWord): number {
  return candidates.reduce((sum, { term }) => sum + term.count, 0);
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
