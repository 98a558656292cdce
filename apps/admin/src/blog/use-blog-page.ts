import type { AdminArticle, ListedArticle } from '@zaino/contracts/blog';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { blogCalls } from './blog-calls';

/** What lies over the page; `articleId` null is a new article. */
type Open = { kind: 'form'; articleId: string | null } | { kind: 'delete'; article: ListedArticle };

interface Said {
  text: string;
  /** A deleted article that can be brought back. */
  deletedId?: string;
}

const savedWords = ({ title, status }: AdminArticle) =>
  status === 'published' ? `${title}: pubblicato` : `${title}: salvato`;

/** The state of the page of articles. */
export function useBlogPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const { revalidate } = useRevalidator();

  const finish = (next: Said) => {
    setOpen(null);
    setSaid(next);
    void revalidate();
  };

  const restore = async (articleId: string) => {
    setSaid(null);
    try {
      const { article } = await fetchJson(blogCalls.restore, { query: { articleId } });
      finish({ text: `${article.title}: ripristinato` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid({ text: failureWords(error), deletedId: articleId });
    }
  };

  return {
    open,
    setOpen,
    said,
    hush: () => setSaid(null),
    saved: (article: AdminArticle) => finish({ text: savedWords(article) }),
    deleted: ({ id, title }: ListedArticle) =>
      finish({ text: `${title}: eliminato`, deletedId: id }),
    restore,
  };
}
export type BlogPageState = ReturnType<typeof useBlogPage>;
