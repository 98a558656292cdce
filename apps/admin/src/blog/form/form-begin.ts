import type { AdminArticle, ArticleDraft } from '@zaino/contracts/blog';
import {
  type ArticleField,
  type ArticleFormValues,
  merge,
  newArticleValues,
  valuesOf,
} from './article-values';
import { normalHtml } from './editor/article-html';

/** Somebody else has saved since this form was begun. */
export interface DraftConflict {
  /** As they have saved it. */
  theirs: AdminArticle;
  /** Own changes, and theirs everywhere else. */
  merged: ArticleFormValues;
  /** What both have changed, each in another way. */
  contested: ArticleField[];
}

/** What the form was begun with; `values` null where nobody knows any more. */
export interface Begun {
  article: AdminArticle | null;
  values: ArticleFormValues | null;
}

export const begunWith = (article: AdminArticle | null): Begun => ({
  article,
  values: article ? valuesOf(article) : newArticleValues,
});

export const isStale = (article: AdminArticle | null, draft: ArticleDraft | null) =>
  article !== null && draft !== null && article.version !== draft.baseVersion;

/** A draft goes on from the version that it was begun on, whose values nobody knows once there is another. */
export function begin({ article, draft }: ArticleToWrite): Begun {
  if (!article || !draft || !isStale(article, draft)) return begunWith(article);
  return { article: { ...article, version: draft.baseVersion ?? 1 }, values: null };
}

export function firstValues({ draft }: ArticleToWrite, { values }: Begun): ArticleFormValues {
  if (!draft) return values ?? newArticleValues;
  return { ...draft.fields, content: normalHtml(draft.fields.content) };
}

export function meet(
  theirs: AdminArticle,
  mine: ArticleFormValues,
  base: ArticleFormValues | null,
): DraftConflict {
  const { values: merged, contested } = merge(base, mine, valuesOf(theirs));
  return { theirs, merged, contested };
}

/** What the form is opened with: an article, or none for a new one, and a draft that is taken up again. */
export interface ArticleToWrite {
  article: AdminArticle | null;
  draft: ArticleDraft | null;
  /** Name of the draft that this form is kept as. */
  draftKey: string;
}
