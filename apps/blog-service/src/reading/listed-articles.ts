import type { ArticleState } from '@zaino/contracts/blog';
import type { ArticleCondition } from '../search/condition';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';

/** Which articles a reader is shown, and in which order. */
export interface ListedArticles {
  /** Of those whom everybody sees, or of all states. */
  seen: ArticleCondition;
  /** Column by which the latest is the first. */
  latestBy: 'published_at' | 'updated_at';
}

/** What everybody may see: newest first. */
export function publicArticles(now: number): ListedArticles {
  return {
    seen: { sql: VISIBLE_ARTICLES, values: [new Date(now)] },
    latestBy: 'published_at',
  };
}

/** Those of all states: latest change first. */
export const allArticles: ListedArticles = {
  seen: { sql: 'article.deleted_at IS NULL', values: [] },
  latestBy: 'updated_at',
};

/** Articles in a state as it is now: the row follows some seconds after the moment of a scheduled article. */
export function inState(status: ArticleState, now: number): ArticleCondition {
  const isDue = "article.status = 'scheduled' AND article.published_at <= ?";
  if (status === 'published') {
    return { sql: `(article.status = 'published' OR ${isDue})`, values: [new Date(now)] };
  }
  return { sql: `article.status = ? AND NOT (${isDue})`, values: [status, new Date(now)] };
}
