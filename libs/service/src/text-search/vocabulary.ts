import { CloseTerms } from './close-terms';
import { firstFrom } from './first-from';
import { inflectionKey, stemOf } from './italian-words';
import { Term } from './term';

/** New words are kept apart until there are this many: sorting all of them anew takes milliseconds. */
const MOST_FRESH = 500;

/** Words in the order of the alphabet, by their beginning or with typing errors. */
class SortedWords {
  readonly close: CloseTerms;

  constructor(readonly words: string[]) {
    this.close = new CloseTerms(words);
  }

  beginningWith(prefix: string): string[] {
    const found: string[] = [];
    let at = firstFrom(this.words, prefix, (word) => word);
    for (let word = this.words[at]; word?.startsWith(prefix); word = this.words[at]) {
      found.push(word);
      at += 1;
    }
    return found;
  }
}

export interface CloseWord {
  term: Term;
  /** Typing errors between it and what was typed. */
  errors: number;
}

/** All words of all texts; a word that no text holds any more stays, with a count of 0. */
export class Vocabulary {
  private readonly terms = new Map<string, Term>();
  private readonly byInflection = new Map<string, Term[]>();
  private readonly byStem = new Map<string, Term[]>();
  private main = new SortedWords([]);
  private fresh = new SortedWords([]);
  private unsorted: string[] = [];

  get(word: string): Term | undefined {
    return this.terms.get(word);
  }

  getOrAdd(word: string): Term {
    const known = this.terms.get(word);
    if (known) return known;
    const term = new Term(word);
    this.terms.set(word, term);
    append(this.byInflection, inflectionKey(word), term);
    append(this.byStem, stemOf(word), term);
    this.unsorted.push(word);
    return term;
  }

  /** Sorts the new words now instead of with the next question. */
  prepare(): void {
    this.sorted();
  }

  /** Singular and plural, masculine and feminine of a word, itself too. */
  inflections(word: string): Term[] {
    return this.byInflection.get(inflectionKey(word)) ?? [];
  }

  /** Words of the same root. */
  relatives(word: string): Term[] {
    return this.byStem.get(stemOf(word)) ?? [];
  }

  beginningWith(prefix: string): Term[] {
    return this.sorted().flatMap((words) => this.termsOf(words.beginningWith(prefix)));
  }

  closeTo(word: string, maxErrors: number): CloseWord[] {
    return this.sorted().flatMap(({ close, words }) =>
      close.find(word, maxErrors).flatMap(({ term, errors }) => {
        const found = this.terms.get(words[term] ?? '');
        return found ? [{ term: found, errors }] : [];
      }),
    );
  }

  private termsOf(words: string[]): Term[] {
    return words.flatMap((word) => this.terms.get(word) ?? []);
  }

  private sorted(): SortedWords[] {
    const { main, fresh, unsorted } = this;
    if (unsorted.length > 0) {
      const isLarge = fresh.words.length + unsorted.length > MOST_FRESH;
      const sorted = new SortedWords(
        [...(isLarge ? main.words : []), ...fresh.words, ...unsorted].sort(),
      );
      if (isLarge) this.main = sorted;
      this.fresh = isLarge ? new SortedWords([]) : sorted;
      this.unsorted = [];
    }
    return [this.main, this.fresh];
  }
}

function append(lists: Map<string, Term[]>, key: string, term: Term): void {
  const list = lists.get(key);
  if (list) list.push(term);
  else lists.set(key, [term]);
}
