import { italianWords } from '@zaino/service/text-search/italian-words';
import type { TextWords } from '@zaino/service/text-search/word-index';

/** What an article is found by. */
export interface ArticleText {
  title: string;
  excerpt: string;
  tags: readonly string[];
  plainText: string;
}

/** How much a word counts by the place it stands in, 1 to 100. */
const weights = { title: 100, tags: 60, excerpt: 40, plainText: 20 };

/** The words by which an article is found; a word in several places has the weight of the best. */
export function articleWords({ title, excerpt, tags, plainText }: ArticleText): TextWords {
  const words = new Map<string, number>();
  // Ascending, so that the heavier place wins.
  for (const word of italianWords(plainText)) words.set(word, weights.plainText);
  for (const word of italianWords(excerpt)) words.set(word, weights.excerpt);
  for (const word of italianWords(tags.join(' '))) words.set(word, weights.tags);
  for (const word of italianWords(title)) words.set(word, weights.title);
  return words;
}

export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return (
    one.title === other.title &&
    one.excerpt === other.excerpt &&
    one.plainText === other.plainText &&
    one.tags.join('\n') === other.tags.join('\n')
  );
}
