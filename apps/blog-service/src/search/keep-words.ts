import { inflectionKey, stemOf } from '@zaino/service/text-search/italian-words';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { insertRows } from '@zaino/service/write-rows';
import type { EntityManager } from 'typeorm';
import { ArticleTagEntity } from './article-tag.entity';
import { ArticleWordEntity } from './article-word.entity';
import { type ArticleText, articleWords } from './article-words';
import { lettersOf } from './letters-of';

/** Keeps by which words and tags an article is found, instead of those that it had. */
export async function keepWords(
  manager: EntityManager,
  articleId: number,
  text: ArticleText,
): Promise<void> {
  await manager.delete(ArticleTagEntity, { articleId });
  await manager.delete(ArticleWordEntity, { articleId });
  const tags = new Set(text.tags.map(foldLetters));
  await insertRows(manager, {
    target: ArticleTagEntity,
    rows: [...tags].map((tag) => ({ tag, articleId })),
  });
  const words = articleWords(text);
  await addWords(manager, [...words.keys()].sort());
  await insertRows(manager, {
    target: ArticleWordEntity,
    rows: [...words].map(([word, weight]) => ({ word, articleId, weight })),
  });
}

/** In one order everywhere, and only new ones, so that those who save at the same time seldom wait for one another. */
async function addWords(manager: EntityManager, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const rows = await manager.query<{ word: string }[]>(
    'SELECT word FROM search_word WHERE word IN (?)',
    [words],
  );
  const known = new Set(rows.map(({ word }) => word));
  const fresh = words.filter((word) => !known.has(word));
  if (fresh.length === 0) return;
  await manager.query('INSERT IGNORE INTO search_word (word, inflection, stem, letters) VALUES ?', [
    fresh.map((word) => [word, inflectionKey(word), stemOf(word), lettersOf(word)]),
  ]);
}
