import { type AdminArticle, adminBlogApi, type ListedArticle } from '@zaino/contracts/blog';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useNavigate, useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { type ArticleTableFilters, blogPath } from './blog-filters';
import type { CategoryChange } from './categories/use-categories';

/** What lies over the page; `articleId` null is a new article. */
type Open =
  | { kind: 'form'; articleId: string | null }
  | { kind: 'delete'; article: ListedArticle }
  | { kind: 'categories' };

interface Said {
  text: string;
  /** A deleted article that can be brought back. */
  deletedId?: string;
}

const savedWords = ({ title, status }: AdminArticle) =>
  status === 'published' ? `${title}: pubblicato` : `${title}: salvato`;

/** The state of the page of articles; `filters` are those of its address. */
export function useBlogPage(filters: ArticleTableFilters) {
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  const finish = (next: Said) => {
    setOpen(null);
    setSaid(next);
    void revalidate();
  };

  const restore = async (articleId: string) => {
    setSaid(null);
    try {
      const { article } = await fetchJson(adminBlogApi.restore, { query: { articleId } });
      finish({ text: `${article.title}: ripristinato` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid({ text: failureWords(error), deletedId: articleId });
    }
  };

  /** The list behind the dialog follows; one that was narrowed down to the category by its new id. */
  const categoryChanged = ({ from, to }: CategoryChange) => {
    if (filters.category !== from) void revalidate();
    else void navigate(blogPath({ ...filters, category: to ?? '' }), { replace: true });
  };

  return {
    open,
    openForm: open?.kind === 'form' ? open : null,
    setOpen,
    said,
    hush: () => setSaid(null),
    saved: (article: AdminArticle) => finish({ text: savedWords(article) }),
    deleted: ({ id, title }: ListedArticle) =>
      finish({ text: `${title}: eliminato`, deletedId: id }),
    restore,
    categoryChanged,
  };
}
export type BlogPageState = ReturnType<typeof useBlogPage>;
