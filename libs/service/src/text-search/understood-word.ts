import { allowedErrors } from './close-terms';
import type { Term } from './term';
import type { Vocabulary } from './vocabulary';

/** A term that a typed word may stand for, and how well it does (0 to 1). */
interface Candidate {
  term: Term;
  quality: number;
}

/** What a typed word is taken for. */
export interface UnderstoodWord {
  candidates: Candidate[];
  /** The word that was meant, where nothing has the typed one. */
  corrected: string | null;
}

interface Question {
  word: string;
  /** The last word may be a beginning. */
  isLast: boolean;
  /** Whether texts count that not everybody may see. */
  isAdmin: boolean;
  /** Whether words close to one that is known are meant as well. */
  mayBeError?: boolean;
}

const EXACT = 1;
const INFLECTED = 0.9;
const RELATED = 0.7;
const PREFIX = 0.6;
/** By its typing errors, of a word close to one that is known. */
const MISTYPED = [0, 0.5, 0.35];
/** So short a word is a beginning even where it is a word itself: `pen`. */
const LONGEST_BEGINNING = 3;

/**
 * Takes a word as it was typed, or its other number and gender; the last one also as a beginning; then for a word of
 * the same root; and only where nothing of that is found, as a typing error. So what is found is what was meant.
 */
export function understandWord(vocabulary: Vocabulary, question: Question): UnderstoodWord {
  const candidates = asTyped(vocabulary, question);
  if (candidates.length > 0) {
    const more = question.mayBeError === true ? mistyped(vocabulary, question) : [];
    return { candidates: [...candidates, ...more], corrected: null };
  }
  const { word, isAdmin } = question;
  const corrected = correction(vocabulary, question);
  if (corrected === null) return { candidates: [], corrected: null };
  const meant = asTyped(vocabulary, { word: corrected.word, isLast: false, isAdmin });
  return { candidates: meant, corrected: corrected.word === word ? null : corrected.word };
}

function asTyped(vocabulary: Vocabulary, question: Question): Candidate[] {
  const { word, isAdmin } = question;
  const held = (terms: Term[]) => terms.filter((term) => isHeld(term, isAdmin));
  const found = held(vocabulary.inflections(word)).map((term) => ({
    term,
    quality: term.word === word ? EXACT : INFLECTED,
  }));
  if (mayBeBeginning(question, found)) {
    const known = new Set(found.map(({ term }) => term));
    const longer = held(vocabulary.beginningWith(word)).filter((term) => !known.has(term));
    found.push(...longer.map((term) => ({ term, quality: PREFIX })));
  }
  if (found.length > 0) return found;
  return held(vocabulary.relatives(word)).map((term) => ({ term, quality: RELATED }));
}

/** What nothing has, what is very short, and what does not end as Italian words do: `penn`. */
function mayBeBeginning({ word, isLast }: Question, found: Candidate[]): boolean {
  if (!isLast || found.length === 0) return isLast;
  const isWord = found.some(({ term }) => term.word === word) || /[aeiou]$/.test(word);
  return word.length <= LONGEST_BEGINNING || !isWord;
}

/** All words within the errors that are allowed; the one that was typed is among the others already. */
function mistyped(vocabulary: Vocabulary, { word, isAdmin }: Question): Candidate[] {
  const most = /\d/.test(word) ? 0 : allowedErrors(word);
  if (most === 0) return [];
  return vocabulary
    .closeTo(word, most)
    .filter(({ term, errors }) => errors > 0 && isHeld(term, isAdmin))
    .map(({ term, errors }) => ({ term, quality: MISTYPED[errors] ?? 0 }));
}

/** The word with the fewest errors, of those the one that most texts have. */
function correction(vocabulary: Vocabulary, { word, isAdmin }: Question): Term | null {
  const most = /\d/.test(word) ? 0 : allowedErrors(word);
  if (most === 0) return null;
  const countOf = (term: Term) => (isAdmin ? term.count : term.publicCount);
  const [best] = vocabulary
    .closeTo(word, most)
    .filter(({ term }) => isHeld(term, isAdmin))
    .sort((one, other) => one.errors - other.errors || countOf(other.term) - countOf(one.term));
  return best?.term ?? null;
}

function isHeld(term: Term, isAdmin: boolean): boolean {
  return (isAdmin ? term.count : term.publicCount) > 0;
}
