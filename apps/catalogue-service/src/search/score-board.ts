import type { ProductColumns } from '../index/product-columns';
import type { UnderstoodWord } from './understood-word';

/** A word with how much it says: rare words say more than common ones. */
export interface WeighedWord extends UnderstoodWord {
  importance: number;
}

/** Scores the products that hold the words; its working memory is used again and again. */
export class ScoreBoard {
  private scores = new Float32Array(0);
  private lastScores = new Float32Array(0);
  /** Words that a product holds so far, and the last of them. */
  private counts = new Uint8Array(0);
  private lastWord = new Uint8Array(0);
  private touched: number[] = [];

  constructor(private readonly columns: ProductColumns) {}

  /**
   * Slots of the products with all of `flags` that hold every word, or, where there is none and `isStrict` is false,
   * as many words as any does.
   */
  rank(words: WeighedWord[], flags: number, isStrict: boolean): number[] {
    this.clear();
    words.forEach((word, index) => this.addWord(word, index, { flags, isStrict }));
    let most = words.length;
    if (!isStrict) {
      most = 0;
      for (const slot of this.touched) most = Math.max(most, this.counts[slot] ?? 0);
    }
    return this.touched.filter((slot) => this.counts[slot] === most);
  }

  scoreOf(slot: number): number {
    return this.scores[slot] ?? 0;
  }

  private clear(): void {
    const { capacity } = this.columns;
    if (this.scores.length < capacity) {
      this.scores = new Float32Array(capacity);
      this.lastScores = new Float32Array(capacity);
      this.counts = new Uint8Array(capacity);
      this.lastWord = new Uint8Array(capacity);
    }
    for (const slot of this.touched) {
      this.scores[slot] = 0;
      this.counts[slot] = 0;
      this.lastWord[slot] = 0;
    }
    this.touched = [];
  }

  private addWord(
    { candidates, importance }: WeighedWord,
    index: number,
    { flags, isStrict }: { flags: number; isStrict: boolean },
  ): void {
    const has = this.columns.flags;
    for (const { term, quality } of candidates) {
      const worth = (quality * importance) / 100;
      for (let entry = 0; entry < term.count; entry += 1) {
        const slot = term.slotAt(entry);
        // With all words asked for, only those count that hold the ones before.
        if (isStrict && (this.counts[slot] ?? 0) < index) continue;
        if (((has[slot] ?? 0) & flags) === flags) {
          this.improve(slot, index + 1, worth * term.weightAt(entry));
        }
      }
    }
  }

  /** A word counts once for a product, by its best place there. */
  private improve(slot: number, word: number, score: number): void {
    const isFirst = this.lastWord[slot] !== word;
    const before = isFirst ? 0 : (this.lastScores[slot] ?? 0);
    if (isFirst) {
      if (this.counts[slot] === 0) this.touched.push(slot);
      this.counts[slot] = (this.counts[slot] ?? 0) + 1;
      this.lastWord[slot] = word;
    } else if (score <= before) return;
    this.scores[slot] = (this.scores[slot] ?? 0) + score - before;
    this.lastScores[slot] = score;
  }
}
