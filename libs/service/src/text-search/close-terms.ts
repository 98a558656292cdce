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
  private readonly lengths: Uint8Array;

  constructor(private readonly terms: string[]) {
    this.shared = Uint8Array.from(terms, (term, index) =>
      sharedLength(terms[index - 1] ?? '', term),
    );
    this.lengths = Uint8Array.from(terms, (term) => Math.min(term.length, MAX_LENGTH));
  }

  find(word: string, maxErrors: number): CloseTerm[] {
    const table = new DistanceTable(word, maxErrors);
    const found: CloseTerm[] = [];
    // Letters at the beginning of the term at hand for which the table is filled already.
    let filled = 0;
    let tooFarAt = Number.MAX_SAFE_INTEGER;
    for (let term = 0; term < this.terms.length; term += 1) {
      filled = Math.min(filled, this.shared[term] ?? 0);
      if (filled >= tooFarAt || !table.canReach(this.lengths[term] ?? 0)) continue;
      const text = this.terms[term] ?? '';
      tooFarAt = table.compare(text, filled);
      filled = Math.min(tooFarAt, text.length);
      const errors = table.errorsOf(text);
      if (tooFarAt > text.length && errors <= maxErrors) found.push({ term, errors });
    }
    return found;
  }
}

/** Longer than any word of a name; what stands behind it is not compared. */
const MAX_LENGTH = 48;
const WIDTH = MAX_LENGTH + 1;
const FAR = 200;

/** The distance between a word and every beginning of the term at hand, a row for each letter of the term. */
class DistanceTable {
  private readonly cells = new Uint8Array(WIDTH * WIDTH).fill(FAR);
  private readonly word: string;

  constructor(
    word: string,
    private readonly maxErrors: number,
  ) {
    this.word = word.slice(0, MAX_LENGTH);
    for (let length = 0; length <= MAX_LENGTH; length += 1) {
      this.cells[length] = length;
      this.cells[length * WIDTH] = length;
    }
  }

  /** Whether a term of this length can be within the limit at all. */
  canReach(length: number): boolean {
    return Math.abs(length - this.word.length) <= this.maxErrors;
  }

  /** Fills the rows below the filled letters; gives the length at which the term is too far off, if any. */
  compare(text: string, filled: number): number {
    const length = Math.min(text.length, MAX_LENGTH);
    for (let depth = filled + 1; depth <= length; depth += 1) {
      if (this.fillRow(text, depth) > this.maxErrors) return depth;
    }
    return Number.MAX_SAFE_INTEGER;
  }

  errorsOf(text: string): number {
    return this.cells[Math.min(text.length, MAX_LENGTH) * WIDTH + this.word.length] ?? FAR;
  }

  /** Only the cells that can hold a distance within the limit: the others stay far. */
  private fillRow(text: string, depth: number): number {
    const { cells, word, maxErrors } = this;
    const first = Math.max(1, depth - maxErrors);
    const last = Math.min(word.length, depth + maxErrors);
    const row = depth * WIDTH;
    let least = depth;
    for (let column = first; column <= last; column += 1) {
      const errors = this.errorsAt(text, depth, column);
      cells[row + column] = errors;
      least = Math.min(least, errors);
    }
    return least;
  }

  private errorsAt(text: string, depth: number, column: number): number {
    const { cells, word } = this;
    const here = depth * WIDTH + column;
    const [letter, wanted] = [text.charCodeAt(depth - 1), word.charCodeAt(column - 1)];
    const changed = at(cells, here - WIDTH - 1) + (letter === wanted ? 0 : 1);
    const errors = Math.min(changed, at(cells, here - WIDTH) + 1, at(cells, here - 1) + 1);
    if (letter === wanted || depth < 2 || column < 2) return errors;
    const isSwap = letter === word.charCodeAt(column - 2) && text.charCodeAt(depth - 2) === wanted;
    if (!isSwap) return errors;
    return Math.min(errors, at(cells, here - 2 * WIDTH - 2) + 1);
  }
}

function at(cells: Uint8Array, index: number): number {
  return cells[index] ?? FAR;
}

function sharedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length, MAX_LENGTH);
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}
