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
  private readonly lastScore: Float32Array;
  /** With how many words a document was found so far. */
  private readonly found: Uint8Array;

  constructor(
    private readonly postings: Postings,
    private readonly isPreferred: boolean[],
  ) {
    this.scores = new Float32Array(isPreferred.length);
    this.lastScore = new Float32Array(isPreferred.length);
    this.found = new Uint8Array(isPreferred.length);
  }

  /** Numbers of the documents that hold every word, best first; equals: preferred first, then by number. */
  rank(words: RankedWord[]): number[] {
    words.forEach((word, index) => this.addWord(word, index));
    const best = words.reduce((sum, word) => sum + word.importance, 0);
    const ranked = words.length > 0 ? this.sortByLevel(words.length, best) : [];
    this.scores.fill(0);
    this.found.fill(0);
    return ranked;
  }

  /** Looks only at the documents that hold all words before this one. */
  private addWord({ candidates, importance }: RankedWord, index: number): void {
    const { starts, documents, weights } = this.postings;
    for (const { term, quality } of candidates) {
      const worth = (quality * importance) / 100;
      const end = starts[term + 1] ?? 0;
      for (let entry = starts[term] ?? 0; entry < end; entry += 1) {
        this.improve(documents[entry] ?? 0, index, worth * (weights[entry] ?? 0));
      }
    }
  }

  /** A word counts once for a document, by its best place there. */
  private improve(document: number, index: number, score: number): void {
    const isFirst = this.found[document] === index;
    if (!isFirst && this.found[document] !== index + 1) return;
    const before = isFirst ? 0 : (this.lastScore[document] ?? 0);
    this.found[document] = index + 1;
    if (!isFirst && score <= before) return;
    this.scores[document] = (this.scores[document] ?? 0) + score - before;
    this.lastScore[document] = score;
  }

  /** Documents go into one drawer a level, in the order of their numbers. */
  private sortByLevel(wordCount: number, best: number): number[] {
    const drawers: number[][] = Array.from({ length: (LEVELS + 1) * 2 }, () => []);
    for (let document = 0; document < this.found.length; document += 1) {
      if (this.found[document] !== wordCount) continue;
      const level = LEVELS - Math.round(((this.scores[document] ?? 0) / best) * LEVELS);
      drawers[level * 2 + (this.isPreferred[document] ? 0 : 1)]?.push(document);
    }
    return drawers.flat();
  }
}
