/** Which documents hold which term, in flat arrays: terms are sorted, a term's documents ascend. */
export interface Postings {
  terms: string[];
  /** Where a term's documents begin; one more entry than terms. */
  starts: Uint32Array;
  documents: Uint32Array;
  /** How much the place counts in which a document holds the term, 1 to 100. */
  weights: Uint8Array;
}

/** Collects words of documents, document after document, and lays them out. */
export class PostingsBuilder {
  private readonly documents = new Map<string, number[]>();
  private readonly weights = new Map<string, number[]>();

  /** Words of one document with the weight of the place they stand in. */
  add(document: number, words: Map<string, number>): void {
    for (const [word, weight] of words) {
      append(this.documents, word, document);
      append(this.weights, word, weight);
    }
  }

  build(): Postings {
    const terms = [...this.documents.keys()].sort();
    const starts = new Uint32Array(terms.length + 1);
    terms.forEach((term, index) => {
      starts[index + 1] = (starts[index] ?? 0) + (this.documents.get(term)?.length ?? 0);
    });
    const documents = new Uint32Array(starts.at(-1) ?? 0);
    const weights = new Uint8Array(documents.length);
    terms.forEach((term, index) => {
      documents.set(this.documents.get(term) ?? [], starts[index]);
      weights.set(this.weights.get(term) ?? [], starts[index]);
    });
    return { terms, starts, documents, weights };
  }
}

function append(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
