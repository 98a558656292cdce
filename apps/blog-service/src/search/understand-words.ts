import { allowedErrors, CloseTerms } from '@zaino/service/text-search/close-terms';
import { inflectionKey, stemOf, typedWords } from '@zaino/service/text-search/italian-words';
import type { EntityManager } from 'typeorm';
import type { ArticleCondition } from './condition';
import { lettersOf } from './letters-of';

/** How well words of articles fit the typed one. */
const EXACT = 10;
const INFLECTED = 9;
const RELATED = 7;
const BEGINNING = 6;
/** So short a word is a beginning even where it is a word itself: `pen`. */
const LONGEST_BEGINNING = 3;
/** Nobody means more; each costs a look. */
const MOST_WORDS = 8;

/** What a typed word may stand for; nothing where no article has a word like it. */
export interface Meaning {
  /** Words of articles, by how well they fit: parts of ten. */
  words: ReadonlyMap<number, readonly string[]>;
  /** Whatever begins so fits too, as well as told; null where it does not. */
  beginning: { letters: string; quality: number } | null;
  /** Whether the typed word is taken for a typing error. */
  isCorrected: boolean;
}

const NOTHING: Meaning = { words: new Map(), beginning: null, isCorrected: false };

interface KnownWord {
  word: string;
  inflection: string;
  stem: string;
}

interface Searched {
  manager: EntityManager;
  /** Only their words are known. */
  articles: ArticleCondition;
}

/**
 * Takes each word as it was typed, or its other number and gender; the last one also as a beginning; then for a word
 * of the same root; and only where nothing of that is found, as a typing error. So what is found is what was meant.
 */
export async function understandWords(searched: Searched, text: string): Promise<Meaning[]> {
  const typed = typedWords(text).slice(0, MOST_WORDS);
  if (typed.length === 0) return [];
  const known = await heldWords(searched, {
    sql: '(known.inflection IN (?) OR known.stem IN (?))',
    values: [typed.map(inflectionKey), typed.map(stemOf)],
  });
  const meanings: Meaning[] = [];
  for (const [index, word] of typed.entries()) {
    const isLast = index === typed.length - 1;
    const asTyped = await meaningOf(searched, { word, isLast, known });
    meanings.push(hasMeaning(asTyped) ? asTyped : await corrected(searched, word));
  }
  return meanings;
}

export function hasMeaning({ words, beginning }: Meaning): boolean {
  return words.size > 0 || beginning !== null;
}

interface Typed {
  word: string;
  /** The last word may be a beginning. */
  isLast: boolean;
  /** Words of the same inflection or root. */
  known: readonly KnownWord[];
}

async function meaningOf(searched: Searched, typed: Typed): Promise<Meaning> {
  const { word, known } = typed;
  const sameInflection = known.filter(({ inflection }) => inflection === inflectionKey(word));
  const found = new Map<number, string[]>();
  for (const { word: other } of sameInflection) {
    add(found, other === word ? EXACT : INFLECTED, other);
  }
  const isBeginning = mayBeBeginning(typed, found) && (await hasBeginning(searched, word));
  const beginning = isBeginning ? { letters: word, quality: BEGINNING } : null;
  if (found.size > 0 || beginning !== null) {
    return { words: found, beginning, isCorrected: false };
  }
  for (const { word: other, stem } of known) if (stem === stemOf(word)) add(found, RELATED, other);
  return { words: found, beginning, isCorrected: false };
}

function add(found: Map<number, string[]>, quality: number, word: string): void {
  found.set(quality, [...(found.get(quality) ?? []), word]);
}

/** What nothing has, what is very short, and what does not end as Italian words do: `penn`. */
function mayBeBeginning({ word, isLast }: Typed, found: Meaning['words']): boolean {
  if (!isLast || found.size === 0) return isLast;
  return word.length <= LONGEST_BEGINNING || (!found.has(EXACT) && !/[aeiou]$/.test(word));
}

/** The word with the fewest errors, of those the one that most articles have, for what no article has. */
async function corrected(searched: Searched, word: string): Promise<Meaning> {
  const most = /\d/.test(word) ? 0 : allowedErrors(word);
  const errors = most === 0 ? new Map<string, number>() : await closeWords(searched, word, most);
  if (errors.size === 0) return NOTHING;
  const { manager, articles } = searched;
  const counts = await manager.query<{ word: string; articles: string }[]>(
    `SELECT held.word, COUNT(*) AS articles FROM article_word held
     JOIN article ON article.id = held.article_id
     WHERE held.word IN (?) AND ${articles.sql} GROUP BY held.word`,
    [[...errors.keys()], ...articles.values],
  );
  const errorsOf = ({ word: close }: { word: string }) => errors.get(close) ?? most;
  const [best] = counts.sort(
    (one, other) =>
      errorsOf(one) - errorsOf(other) || Number(other.articles) - Number(one.articles),
  );
  if (best === undefined) return NOTHING;
  const known = await heldWords(searched, {
    sql: 'known.inflection = ?',
    values: [inflectionKey(best.word)],
  });
  const meaning = await meaningOf(searched, { word: best.word, isLast: false, known });
  return { ...meaning, isCorrected: true };
}

/** With how many typing errors each differs. The database leaves out those that other letters make impossible. */
async function closeWords(
  { manager }: Searched,
  word: string,
  most: number,
): Promise<Map<string, number>> {
  const rows = await manager.query<{ word: string }[]>(
    `SELECT word FROM search_word
     WHERE BIT_COUNT(letters ^ ?) <= ? AND LENGTH(word) BETWEEN ? AND ? ORDER BY word`,
    [lettersOf(word), 2 * most, word.length - most, word.length + most],
  );
  const words = rows.map((row) => row.word);
  const close = new CloseTerms(words).find(word, most);
  return new Map(close.map(({ term, errors }) => [words[term] ?? '', errors]));
}

async function hasBeginning(searched: Searched, letters: string): Promise<boolean> {
  const which = { sql: 'known.word LIKE ?', values: [`${letters}%`] };
  return (await heldWords(searched, which, 'LIMIT 1')).length > 0;
}

/** Those of the known words that one of the articles has. */
function heldWords(
  { manager, articles }: Searched,
  which: ArticleCondition,
  limit = '',
): Promise<KnownWord[]> {
  return manager.query<KnownWord[]>(
    `SELECT known.word, known.inflection, known.stem FROM search_word known
     WHERE ${which.sql} AND EXISTS (
       SELECT 1 FROM article_word held JOIN article ON article.id = held.article_id
       WHERE held.word = known.word AND ${articles.sql}) ${limit}`,
    [...which.values, ...articles.values],
  );
}
