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

/** An article with what only admins see. */
export async function loadArticle(id: string): Promise<AdminArticle> {
  return (await fetchJson(adminBlogApi.article, { params: { id } })).article;
}

/** Names of the categories to choose from. */
export async function loadCategories(): Promise<string[]> {
  const { categories } = await fetchJson(blogApi.categories);
  return categories.map(({ name }) => name);
}

/** Forms of this admin that were not saved, latest first. */
export async function loadDrafts(): Promise<ArticleDraft[]> {
  return (await fetchJson(adminBlogApi.drafts)).drafts;
}

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
export interface KeptImage {
  url: string;
  width: number;
  height: number;
}

export async function uploadArticleImage(file: Blob): Promise<KeptImage> {
  return sendFile(adminBlogApi.uploadImage, file);
}
