import type { Postings } from './postings';

interface RankedWord {
  candidates: { term: number; quality: number }[];
  importance: number;
}

/** Matches that differ by less than one in this many parts are equals. */
const LEVELS = 40;

/** Scores the documents that hold all words; its working memory is made once. */
export class Ranking {
  private readonly scores: Float32Array;
  /** How many words a document was found with so far, and with the last one how well. */
  private readonly found: Uint8Array;
  private readonly lastScore: Float32Array;

  constructor(
    private readonly postings: Postings,
    private readonly isPreferred: boolean[],
  ) {
    this.scores = new Float32Array(isPreferred.length);
    this.found = new Uint8Array(isPreferred.length);
    this.lastScore = new Float32Array(isPreferred.length);
  }

  /** Numbers of the documents that hold every word, best first; equals: preferred first, then by number. */
  rank(words: RankedWord[]): number[] {
    let remaining: number[] = [];
    words.forEach((word, index) => {
      const touched = this.addWord(word, index);
      remaining.forEach((document) => this.forget(document, index));
      remaining = touched;
    });
    const best = words.reduce((sum, word) => sum + word.importance, 0);
    const keys = Float64Array.from(remaining, (document) => this.sortKey(document, best));
    remaining.forEach((document) => this.forget(document, -1));
    return Array.from(keys.sort(), (key) => key % this.isPreferred.length);
  }

  /** Gives the documents that hold this word and all before it. */
  private addWord({ candidates, importance }: RankedWord, index: number): number[] {
    const { starts, documents, weights } = this.postings;
    const touched: number[] = [];
    for (const { term, quality } of candidates) {
      const end = starts[term + 1] ?? 0;
      for (let entry = starts[term] ?? 0; entry < end; entry += 1) {
        const document = documents[entry] ?? 0;
        const score = (quality * importance * (weights[entry] ?? 0)) / 100;
        if (this.found[document] === index) touched.push(document);
        else if (this.found[document] !== index + 1) continue;
        this.improve(document, index, score);
      }
    }
    return touched;
  }

  private improve(document: number, index: number, score: number): void {
    const isFirst = this.found[document] === index;
    const before = isFirst ? 0 : (this.lastScore[document] ?? 0);
    if (score > before) {
      this.scores[document] = (this.scores[document] ?? 0) + score - before;
      this.lastScore[document] = score;
    }
    this.found[document] = index + 1;
  }

  /** Leaves no trace of a document that was not found with the word of this number. */
  private forget(document: number, index: number): void {
    if (this.found[document] === index + 1 && index >= 0) return;
    this.scores[document] = 0;
    this.found[document] = 0;
    this.lastScore[document] = 0;
  }

  /** One number that sorts by level, preference and document at once. */
  private sortKey(document: number, best: number): number {
    const level = LEVELS - Math.round(((this.scores[document] ?? 0) / best) * LEVELS);
    const order = level * 2 + (this.isPreferred[document] ? 0 : 1);
    return order * this.isPreferred.length + document;
  }
}
