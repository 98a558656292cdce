import type { ArticlesQuery, ArticleState } from '@zaino/contracts/blog';
import { foldLetters } from '@zaino/service/text-search/fold-letters';

/** A list that is asked for, in one form for all ways to ask for it; empty texts ask for nothing. */
export interface ArticlesQuestion {
  limit: number;
  offset: number;
  category: string;
  tag: string;
  search: string;
  /** For admins. */
  status: ArticleState | undefined;
  hasContent: boolean;
}

export function questionOf(query: ArticlesQuery): ArticlesQuestion {
  const { limit, offset, category = '', tag = '', search = '', status, content } = query;
  return {
    limit,
    offset,
    status,
    hasContent: content,
    category: foldLetters(category),
    tag: foldLetters(tag),
    search: foldLetters(search).replace(/\s+/g, ' '),
  };
}
