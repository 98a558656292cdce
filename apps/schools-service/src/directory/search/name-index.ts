import type { SearchFit } from '@zaino/contracts/shared';
import { allowedErrors, CloseTerms } from '@zaino/service/text-search/close-terms';
import { firstFrom } from '@zaino/service/text-search/first-from';
import { indexedFamilyWord } from './family-words';
import type { Postings } from './postings';
import { Ranking } from './ranking';
import { searchWords } from './search-words';

/** A term that a typed word may stand for, and how well it does (0 to 1). */
interface Candidate {
  term: number;
  quality: number;
}

/** Numbers of documents, best match first; `fit` is null where there are none. */
export interface FoundNames {
  numbers: number[];
  fit: SearchFit | null;
}

interface QueryWord {
  candidates: Candidate[];
  /** How many documents the candidates stand in, with repetitions. */
  size: number;
  /** Rare words say more than common ones. */
  importance: number;
}

/**
 * Words that may be missing: `leonardo di vinci` finds `Leonardo da Vinci`, and `scuola superiore` a liceo, whose type
 * has no such word.
 */
const optionalWords = new Set(
  (
    'a ai al alla da dal dalla dei del dell della delle di e ed i il in la le lo san santa ' +
    'scuola scuole'
  ).split(' '),
);
const qualityByErrors = [1, 0.6, 0.4];
/** No school's name needs more; each costs a walk through the vocabulary. */
const MAX_WORDS = 8;
const PREFIX_QUALITY = 0.7;
const INITIAL_QUALITY = 0.3;

/** How freely a word is understood; the next step is taken only where one finds nothing. */
const steps = [
  'as-typed',
  'unknown-with-errors',
  'with-errors',
  'unknown-with-more-errors',
  'with-initials',
] as const;
type Step = (typeof steps)[number];

/** Steps in which a word that somebody's name has is taken for what it says. */
const trustsKnownWords: ReadonlySet<Step> = new Set([
  'unknown-with-errors',
  'unknown-with-more-errors',
]);

/** `valseci` is two letters short of `Valsecchi`; below these lengths two errors would make any word of another. */
const LENGTH_FOR_ONE_ERROR = 3;
const LENGTH_FOR_TWO_ERRORS = 5;

function errorsOf(word: string, step: Step): number {
  if (step !== 'unknown-with-more-errors') return allowedErrors(word);
  if (word.length < LENGTH_FOR_ONE_ERROR) return 0;
  return word.length < LENGTH_FOR_TWO_ERRORS ? 1 : 2;
}

/**
 * Finds documents by name: all words in any order, each whole or from its beginning; where that finds
 * nothing, with typing errors, first in words that nobody knows, then with more of them in short words, and then also by
 * initials (`galileo` finds `G. Galilei`). Best match first.
 */
export class NameIndex {
  private readonly closeTerms: CloseTerms;
  private readonly ranking: Ranking;

  constructor(
    private readonly postings: Postings,
    /** Of each document: true where it goes before its equals. */
    isPreferred: boolean[],
  ) {
    this.closeTerms = new CloseTerms(postings.terms);
    this.ranking = new Ranking(postings, isPreferred);
  }

  /** Of the allowed documents only where they are given. */
  find(name: string, allowed?: Set<number>): FoundNames {
    const typed = [...new Set(searchWords(name))].slice(0, MAX_WORDS);
    const telling = typed.filter((word) => !optionalWords.has(word));
    const needed = telling.length > 0 ? telling : typed;
    // An initial alone would stand for half of all schools.
    for (const step of needed.length > 1 ? steps : steps.slice(0, -1)) {
      const found = this.searchWords(needed, step);
      const numbers = allowed ? found.filter((document) => allowed.has(document)) : found;
      if (numbers.length > 0) return { numbers, fit: step === 'as-typed' ? 'exact' : 'close' };
    }
    return { numbers: [], fit: null };
  }

  private searchWords(typed: string[], step: Step): number[] {
    const words = typed.map((word) => this.understand(word, step));
    // Rarest first: the others only look at what is left.
    words.sort((a, b) => a.size - b.size);
    return this.ranking.rank(words);
  }

  private understand(word: string, step: Step): QueryWord {
    const asTyped = [...this.familyTermOf(word), ...this.beginningWith(word)];
    const isTrusted = trustsKnownWords.has(step) && asTyped.length > 0;
    const allowsErrors = step !== 'as-typed' && !isTrusted;
    const candidates = [
      ...(step === 'with-initials' ? this.initialOf(word) : []),
      ...(allowsErrors ? this.closeTo(word, errorsOf(word, step)) : []),
      ...asTyped,
    ];
    const best = new Map<number, number>();
    for (const { term, quality } of candidates) {
      best.set(term, Math.max(quality, best.get(term) ?? 0));
    }
    return this.weigh([...best].map(([term, quality]) => ({ term, quality })));
  }

  private beginningWith(word: string): Candidate[] {
    const { terms } = this.postings;
    const found: Candidate[] = [];
    for (let term = this.firstTerm(word); terms[term]?.startsWith(word); term += 1) {
      found.push({ term, quality: terms[term] === word ? 1 : PREFIX_QUALITY });
    }
    return found;
  }

  private familyTermOf(word: string): Candidate[] {
    const indexed = indexedFamilyWord(word);
    if (indexed === undefined) return [];
    const term = this.firstTerm(indexed);
    return this.postings.terms[term] === indexed ? [{ term, quality: 1 }] : [];
  }

  private closeTo(word: string, allowed: number): Candidate[] {
    if (allowed === 0) return [];
    const close = this.closeTerms.find(word, allowed);
    return close.map(({ term, errors }) => ({ term, quality: qualityByErrors[errors] ?? 0 }));
  }

  private initialOf(word: string): Candidate[] {
    const term = this.firstTerm(word.slice(0, 1));
    const isInitial = word.length > 2 && this.postings.terms[term]?.length === 1;
    return isInitial ? [{ term, quality: INITIAL_QUALITY }] : [];
  }

  private weigh(candidates: Candidate[]): QueryWord {
    const { starts } = this.postings;
    const documentsOf = (term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    const size = candidates.reduce((sum, { term }) => sum + documentsOf(term), 0);
    const [best] = [...candidates].sort((a, b) => b.quality - a.quality);
    const commonness = best === undefined ? 1 : documentsOf(best.term) + 1;
    return {
      candidates,
      size,
      importance: Math.log(1 + this.postings.documents.length / commonness),
    };
  }

  private firstTerm(text: string): number {
    return firstFrom(this.postings.terms, text, (term) => term);
  }
}
