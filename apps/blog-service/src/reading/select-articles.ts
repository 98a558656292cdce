import type { ArticlesQuestion } from './article-question';
import type { ArticleIndex, FoundArticles } from './index/article-index';
import { type IndexedArticle, stateAt } from './index/indexed-article';

interface Selected {
  /** Of the page. */
  articles: IndexedArticle[];
  /** How many fit, also beyond the page. */
  total: number;
}

/** What everybody may see: newest first; what a search found, best first and newest first among equals. */
export function selectPublic(index: ArticleIndex, question: ArticlesQuestion): Selected {
  const fitting = index.newest().filter((article) => isFitting(article, question));
  const found = question.search === '' ? null : index.search(question.search, false);
  return pageOf(ranked(fitting, found), question);
}

/** The same of all states, latest change first. */
export function selectForAdmin(
  index: ArticleIndex,
  question: ArticlesQuestion,
  now: number,
): Selected {
  const { status } = question;
  const fitting = index
    .latestChanges()
    .filter((article) => status === undefined || stateAt(article.row, now) === status)
    .filter((article) => isFitting(article, question));
  const found = question.search === '' ? null : index.search(question.search, true);
  return pageOf(ranked(fitting, found), question);
}

function isFitting(article: IndexedArticle, { category, tag }: ArticlesQuestion): boolean {
  if (category !== '' && !article.categoryKeys.includes(category)) return false;
  return tag === '' || article.tagKeys.includes(tag);
}

/** What a search found among the listed, best first; equals stay in the order of the list. */
function ranked(listed: IndexedArticle[], found: FoundArticles | null): IndexedArticle[] {
  if (found === null) return listed;
  const levelOf = (article: IndexedArticle) => found.get(article) ?? 0;
  return listed
    .filter((article) => found.has(article))
    .sort((one, other) => levelOf(one) - levelOf(other));
}

function pageOf(articles: IndexedArticle[], { offset, limit }: ArticlesQuestion): Selected {
  return { articles: articles.slice(offset, offset + limit), total: articles.length };
}
