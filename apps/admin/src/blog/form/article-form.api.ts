import { queryOptions } from '@tanstack/react-query';
import {
  type AdminArticle,
  adminBlogApi,
  type Article,
  type ArticleDraft,
  type ArticleInput,
  blogApi,
  type DraftFields,
} from '@zaino/contracts/blog';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';

/** An article with what only admins see. */
export async function loadArticle(id: string): Promise<AdminArticle> {
  return (await fetchJson(adminBlogApi.article, { params: { id } })).article;
}

/**
 * What the form is opened with: an article, or none for a new one; names of the categories to choose from; and what
 * this admin wrote of it and did not save, latest first.
 */
export const openedArticleQuery = (id: string | null) =>
  queryOptions({
    queryKey: keyOf(adminBlogApi.article, { id, drafts: true }),
    queryFn: async () => {
      const [article, { categories }, { drafts }] = await Promise.all([
        id === null ? null : loadArticle(id),
        fetchJson(blogApi.categories),
        fetchJson(adminBlogApi.drafts),
      ]);
      const isOfThis = ({ key }: ArticleDraft) =>
        id === null ? key.startsWith('new-') : key === id;
      return {
        article,
        categories: categories.map(({ name }) => name),
        drafts: drafts.filter(isOfThis),
      };
    },
    ...partOfPage,
  });

/** Keeps a form; gives the moment. */
export async function saveDraft(
  key: string,
  draft: { fields: DraftFields; baseVersion: number | null },
): Promise<string> {
  const { savedAt } = await fetchJson(adminBlogApi.saveDraft, { params: { key }, body: draft });
  return savedAt;
}

export async function dropDraft(key: string): Promise<void> {
  await fetchJson(adminBlogApi.dropDraft, { params: { key } });
}

/** Makes an article, or saves the one that was opened in this version; the draft of that name ends. */
export async function saveArticle(
  input: ArticleInput,
  opened: Pick<AdminArticle, 'id' | 'version'> | null,
  draftKey: string,
): Promise<AdminArticle> {
  const { article } = opened
    ? await fetchJson(adminBlogApi.update, {
        query: { articleId: opened.id },
        body: { ...input, version: opened.version },
      })
    : await fetchJson(adminBlogApi.create, { body: { ...input, draftKey } });
  return article;
}

/** The article as everybody would see it. */
export async function previewArticle(fields: DraftFields): Promise<Article> {
  return (await fetchJson(adminBlogApi.preview, { body: fields })).article;
}

/** An image that the blog keeps, with its size in pixels. */
export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

export async function uploadArticleImage(file: Blob): Promise<UploadedImage> {
  return sendFile(adminBlogApi.uploadImage, file);
}
