import type { SearchFit } from '@zaino/contracts/shared';
import { typedWords } from './italian-words';
import { ScoreBoard, type SearchedTexts, type WeighedWord } from './score-board';
import { understandWord } from './understood-word';
import { Vocabulary } from './vocabulary';

/** Matches that differ by less than one in this many parts are equals. */
const LEVELS = 40;
/** Nobody means more; each costs a walk through its texts. */
const MAX_WORDS = 8;

/** The words of a text, each with how much it counts there, 1 to 100. */
export type TextWords = ReadonlyMap<string, number>;

interface WordQuestion {
  text: string;
  /** Flags that a text must have. */
  flags: number;
  /** Whether words count that only hidden texts have. */
  isAdmin: boolean;
  /** Whether a word that is known may be a typing error where the words together fit nothing. */
  isForgiving?: boolean;
}

interface FoundTexts {
  /** How well the texts fit; null where there are none. */
  fit: SearchFit | null;
  slots: Uint32Array;
  /** How good a match is: 0 for the best, 40 for the worst. */
  levelOf: (slot: number) => number;
  /** For words that no text has the word that was meant, both without case and accents. */
  meant: Map<string, string>;
}

/** Finds texts by their Italian words (docs/decisions/catalogue-search.md); what they are, its owner knows. */
export class WordIndex {
  private readonly vocabulary = new Vocabulary();
  private readonly board: ScoreBoard;

  constructor(private readonly texts: SearchedTexts) {
    this.board = new ScoreBoard(texts);
  }

  add(slot: number, words: TextWords, isPublic: boolean): void {
    for (const [word, weight] of words) {
      const term = this.vocabulary.getOrAdd(word);
      term.add(slot, weight);
      if (isPublic) term.publicCount += 1;
    }
  }

  /** The same words as they were added. */
  remove(slot: number, words: TextWords, isPublic: boolean): void {
    for (const [word, weight] of words) {
      const term = this.vocabulary.getOrAdd(word);
      term.remove(slot, weight);
      if (isPublic) term.publicCount -= 1;
    }
  }

  /** Sorts what was added, so that the first search does not have to. */
  prepare(): void {
    this.vocabulary.prepare();
  }

  /** Texts that fit all words, else those that fit most; holds until the next search. */
  find({ text, flags, isAdmin, isForgiving = false }: WordQuestion): FoundTexts {
    const typed = typedWords(text).slice(0, MAX_WORDS);
    const understand = (mayBeError: boolean) =>
      typed.map((word, index) => {
        const isLast = index === typed.length - 1;
        return this.weigh(understandWord(this.vocabulary, { word, isLast, isAdmin, mayBeError }));
      });
    const words = understand(false);
    const meant = words.flatMap(({ corrected }, index) =>
      corrected === null ? [] : [[typed[index] ?? '', corrected] as const],
    );
    const levelOf = this.levels(words.reduce((sum, { importance }) => sum + importance, 0));
    const found = (slots: Uint32Array, fit: SearchFit): FoundTexts => ({
      slots,
      fit: slots.length === 0 ? null : fit,
      levelOf,
      meant: new Map(meant),
    });
    const whole = this.rank(words, flags, true);
    if (whole.length > 0) return found(whole, meant.length > 0 ? 'close' : 'exact');
    if (isForgiving) {
      const forgiven = this.rank(understand(true), flags, true);
      if (forgiven.length > 0) return found(forgiven, 'close');
    }
    return found(this.rank(words, flags, false), 'partial');
  }

  private rank(words: WeighedWord[], flags: number, isStrict: boolean): Uint32Array {
    // Rarest first: the others only look at what is left.
    const inOrder = [...words].sort((one, other) => sizeOf(one) - sizeOf(other));
    return this.board.rank(inOrder, flags, isStrict);
  }

  /** One of the texts that hold a word; undefined where none does. */
  slotWith(word: string): number | undefined {
    const term = this.vocabulary.get(word);
    return term === undefined || term.count === 0 ? undefined : term.slotAt(0);
  }

  /** In whole steps: a few texts more or less do not change the order of the others. */
  private weigh(word: Omit<WeighedWord, 'importance'>): WeighedWord {
    let most = 1;
    for (const { term } of word.candidates) most = Math.max(most, term.count);
    const importance = 1 + Math.round(Math.log2(1 + this.texts.length / most));
    return { ...word, importance };
  }

  private levels(best: number): FoundTexts['levelOf'] {
    const { board } = this;
    const levelsOf = LEVELS / best;
    // As an integer: Math.round would give a number on the heap for each text.
    return (slot) => LEVELS - ((board.scoreOf(slot) * levelsOf + 0.5) | 0);
  }
}

function sizeOf({ candidates }: WeighedWord): number {
  return candidates.reduce((sum, { term }) => sum + term.count, 0);
}
