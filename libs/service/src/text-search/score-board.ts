import type { Term } from './term';
import type { UnderstoodWord } from './understood-word';

/** A word with how much it says: rare words say more than common ones. */
export interface WeighedWord extends UnderstoodWord {
  importance: number;
}

/** What is searched: texts by slot, with bits that say who may see them. */
export interface SearchedTexts {
  /** Slots that were ever in use: all that are lie below. */
  readonly length: number;
  /** Slots that fit without growing. */
  readonly capacity: number;
  readonly flags: Uint8Array;
}

interface Round {
  /** 1 for the first word. */
  word: number;
  /** Flags that a text must have. */
  flags: number;
  /** With all words asked for, only those texts count that hold the ones before. */
  needed: number;
  worth: number;
}

/** Scores the texts that hold the words; its working memory is used again and again. */
export class ScoreBoard {
  private scores = new Float32Array(0);
  private lastScores = new Float32Array(0);
  /** Words that a text holds so far, and the last of them. */
  private counts = new Uint8Array(0);
  private lastWord = new Uint8Array(0);
  private touched = new Uint32Array(0);
  private touchedCount = 0;
  private results = new Uint32Array(0);

  constructor(private readonly texts: SearchedTexts) {}

  /**
   * Slots of the texts with all of `flags` that hold every word; where `isStrict` is false, of those that hold as
   * many as any does. A view, which holds until the next call.
   */
  rank(words: WeighedWord[], flags: number, isStrict: boolean): Uint32Array {
    this.clear();
    words.forEach(({ candidates, importance }, index) => {
      for (const { term, quality } of candidates) {
        const worth = (quality * importance) / 100;
        this.addTerm(term, { word: index + 1, flags, needed: isStrict ? index : 0, worth });
      }
    });
    return this.withCount(isStrict ? words.length : this.mostWords());
  }

  scoreOf(slot: number): number {
    return this.scores[slot] ?? 0;
  }

  private clear(): void {
    const { capacity } = this.texts;
    if (this.scores.length < capacity) {
      this.scores = new Float32Array(capacity);
      this.lastScores = new Float32Array(capacity);
      this.counts = new Uint8Array(capacity);
      this.lastWord = new Uint8Array(capacity);
      this.touched = new Uint32Array(capacity);
      this.results = new Uint32Array(capacity);
    }
    for (let at = 0; at < this.touchedCount; at += 1) {
      const slot = this.touched[at] ?? 0;
      this.scores[slot] = 0;
      this.counts[slot] = 0;
      this.lastWord[slot] = 0;
    }
    this.touchedCount = 0;
  }

  private addTerm(term: Term, round: Round): void {
    const { counts } = this;
    const has = this.texts.flags;
    const { count } = term;
    for (let entry = 0; entry < count; entry += 1) {
      const slot = term.slotAt(entry);
      if ((counts[slot] ?? 0) < round.needed) continue;
      if (((has[slot] ?? 0) & round.flags) !== round.flags) continue;
      this.improve(slot, round.word, round.worth * term.weightAt(entry));
    }
  }

  /** A word counts once for a text, by its best place there. */
  private improve(slot: number, word: number, score: number): void {
    if (this.lastWord[slot] === word) {
      const before = this.lastScores[slot] ?? 0;
      if (score <= before) return;
      this.scores[slot] = (this.scores[slot] ?? 0) + score - before;
    } else {
      this.lastWord[slot] = word;
      this.count(slot);
      this.scores[slot] = (this.scores[slot] ?? 0) + score;
    }
    this.lastScores[slot] = score;
  }

  private count(slot: number): void {
    const before = this.counts[slot] ?? 0;
    if (before === 0) {
      this.touched[this.touchedCount] = slot;
      this.touchedCount += 1;
    }
    this.counts[slot] = before + 1;
  }

  private mostWords(): number {
    let most = 1;
    for (let at = 0; at < this.touchedCount; at += 1) {
      const count = this.counts[this.touched[at] ?? 0] ?? 0;
      if (count > most) most = count;
    }
    return most;
  }

  private withCount(words: number): Uint32Array {
    const { touched, counts, results } = this;
    let found = 0;
    for (let at = 0; at < this.touchedCount; at += 1) {
      const slot = touched[at] ?? 0;
      results[found] = slot;
      if (counts[slot] === words) found += 1;
    }
    return results.subarray(0, found);
  }
}
