import type { SearchFit } from '@zaino/contracts/shared';
import type { EntityManager } from 'typeorm';
import { both, type ArticleCondition } from './condition';
import { hasMeaning, type Meaning, understandWords } from './understand-words';

interface WordQuestion {
  text: string;
  /** Whose words count. */
  known: ArticleCondition;
  /** Which of their articles are wanted. */
  wanted: ArticleCondition;
  /** Column of the article by which the latest is the first among equals. */
  latestBy: 'published_at' | 'updated_at';
}

interface Match {
  id: number;
  /** How many of the typed words it has. */
  words: string;
}

interface FoundArticles {
  ids: number[];
  /** How well they fit; null where there are none. */
  fit: SearchFit | null;
}

/** The articles that have all words, else those that have most of them; best first. */
export async function findByWords(
  manager: EntityManager,
  { text, known, wanted, latestBy }: WordQuestion,
): Promise<FoundArticles> {
  const meanings = await understandWords({ manager, articles: known }, text);
  const scores = meanings.filter(hasMeaning).map(scoresOf);
  if (scores.length === 0) return { ids: [], fit: null };
  const articles = both(known, wanted);
  const matches = await manager.query<Match[]>(
    `SELECT article.id, COUNT(*) AS words, SUM(matched.score) AS score
     FROM (${scores.map(({ sql }) => sql).join(' UNION ALL ')}) AS matched
     JOIN article ON article.id = matched.article_id
     WHERE ${articles.sql}
     GROUP BY article.id, article.${latestBy}
     ORDER BY words DESC, score DESC, article.${latestBy} DESC, article.id DESC`,
    [...scores.flatMap(({ values }) => values), ...articles.values],
  );
  const best = matches.filter(({ words }) => words === matches[0]?.words);
  return { ids: best.map(({ id }) => id), fit: fitOf(meanings, best[0]) };
}

function fitOf(meanings: readonly Meaning[], best: Match | undefined): SearchFit | null {
  if (best === undefined) return null;
  if (Number(best.words) < meanings.length) return 'partial';
  return meanings.some(({ isCorrected }) => isCorrected) ? 'close' : 'exact';
}

/** Words that fit so well: a condition with the value of its question mark. */
interface Fit {
  sql: string;
  value: unknown;
  quality: number;
}

/** The articles that have a word of this meaning; the one that fits best counts. */
function scoresOf({ words, beginning }: Meaning): ArticleCondition {
  const fits: Fit[] = [...words].map(([quality, some]) => ({
    sql: 'word IN (?)',
    value: some,
    quality,
  }));
  if (beginning !== null) {
    const { letters, quality } = beginning;
    fits.push({ sql: 'word LIKE ?', value: `${letters}%`, quality });
  }
  const cases = fits.map(({ sql, quality }) => `WHEN ${sql} THEN ${quality}`);
  const wanted = fits.map(({ sql }) => sql);
  const values = fits.map(({ value }) => value);
  return {
    sql: `SELECT article_id, MAX(weight * CASE ${cases.join(' ')} END) AS score
      FROM article_word WHERE ${wanted.join(' OR ')} GROUP BY article_id`,
    values: [...values, ...values],
  };
}
