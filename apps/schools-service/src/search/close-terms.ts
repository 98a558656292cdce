export interface CloseTerm {
  term: number;
  /** Typing errors between the word and the term: letters missing, too many, wrong or swapped. */
  errors: number;
}

/** How many typing errors a word may hold: none in short words, two in long ones. */
export function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Finds the terms within some typing errors of a word (optimal string alignment distance). Goes through the
 * sorted terms as through a trie: what two neighbours share at their beginning is compared once, and all
 * terms with a beginning that is too far off are passed over.
 */
export class CloseTerms {
  private readonly shared: Uint8Array;

  constructor(private readonly terms: string[]) {
    this.shared = Uint8Array.from(terms, (term, index) =>
      sharedLength(terms[index - 1] ?? '', term),
    );
  }

  find(word: string, maxErrors: number): CloseTerm[] {
    const table = new DistanceTable(word, maxErrors);
    const found: CloseTerm[] = [];
    // Terms that share more letters than this with their neighbour share its fate.
    let tooFarAt = Number.MAX_SAFE_INTEGER;
    for (let term = 0; term < this.terms.length; term += 1) {
      const shared = this.shared[term] ?? 0;
      if (shared >= tooFarAt) continue;
      const text = this.terms[term] ?? '';
      tooFarAt = table.compare(text, shared);
      const errors = table.errorsOf(text);
      if (tooFarAt > text.length && errors <= maxErrors) found.push({ term, errors });
    }
    return found;
  }
}

const MAX_LENGTH = 64;

/** The rows of the distance between a word and the term at hand, one for each letter of the term. */
class DistanceTable {
  private readonly rows: Uint8Array[];
  private text = '';

  constructor(
    private readonly word: string,
    private readonly maxErrors: number,
  ) {
    this.rows = Array.from({ length: MAX_LENGTH + 1 }, () => new Uint8Array(word.length + 1));
    this.rows[0]?.forEach((_, column, row) => (row[column] = column));
  }

  /** Fills the rows below the shared letters; gives the length at which the term is too far off, if any. */
  compare(text: string, shared: number): number {
    this.text = text;
    const length = Math.min(text.length, MAX_LENGTH);
    for (let depth = shared + 1; depth <= length; depth += 1) {
      if (this.fillRow(depth) > this.maxErrors) return depth;
    }
    return Number.MAX_SAFE_INTEGER;
  }

  errorsOf(text: string): number {
    return (
      this.rows[Math.min(text.length, MAX_LENGTH)]?.[this.word.length] ?? Number.MAX_SAFE_INTEGER
    );
  }

  private fillRow(depth: number): number {
    const [row, above] = [this.row(depth), this.row(depth - 1)];
    let least = (row[0] = depth);
    for (let column = 1; column <= this.word.length; column += 1) {
      const isSame = this.text[depth - 1] === this.word[column - 1];
      const change = at(above, column - 1) + (isSame ? 0 : 1);
      let errors = Math.min(change, at(above, column) + 1, at(row, column - 1) + 1);
      if (this.isSwap(depth, column)) {
        errors = Math.min(errors, at(this.row(depth - 2), column - 2) + 1);
      }
      row[column] = errors;
      least = Math.min(least, errors);
    }
    return least;
  }

  private isSwap(depth: number, column: number): boolean {
    if (depth < 2 || column < 2) return false;
    const { text, word } = this;
    return text[depth - 1] === word[column - 2] && text[depth - 2] === word[column - 1];
  }

  private row(depth: number): Uint8Array {
    return this.rows[depth] ?? new Uint8Array(0);
  }
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}

function sharedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length, MAX_LENGTH);
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}
