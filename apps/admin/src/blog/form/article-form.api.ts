import type {
  adminBlogEndpoints,
  AdminArticle,
  Article,
  ArticleDraft,
  ArticleInput,
  blogEndpoints,
  DraftFields,
} from '@zaino/contracts/blog';
import { type ApiCall, fetchJson, sendFile } from '@zaino/web/api-client';

type AdminCalls = typeof adminBlogEndpoints;
type PublicCalls = typeof blogEndpoints;

/** The calls of the article's form; a test holds them to the contract. */
export const articleFormCalls = {
  article: { path: '/api/blog/articles/:id' } as ApiCall<AdminCalls['article']>,
  categories: { path: '/api/getBlogCategories' } as ApiCall<PublicCalls['categories']>,
  create: { method: 'POST', path: '/api/createBlogArticle' } as ApiCall<AdminCalls['create']>,
  update: { method: 'PUT', path: '/api/updateBlogArticle' } as ApiCall<AdminCalls['update']>,
  preview: { method: 'POST', path: '/api/blog/preview' } as ApiCall<AdminCalls['preview']>,
  drafts: { path: '/api/blog/drafts' } as ApiCall<AdminCalls['drafts']>,
  saveDraft: { method: 'PUT', path: '/api/blog/drafts/:key' } as ApiCall<AdminCalls['saveDraft']>,
  dropDraft: {
    method: 'DELETE',
    path: '/api/blog/drafts/:key',
  } as ApiCall<AdminCalls['dropDraft']>,
  uploadImage: { method: 'POST', path: '/api/blog/media' } as ApiCall<AdminCalls['uploadImage']>,
};

/** An article with what only admins see. */
export async function loadArticle(id: string): Promise<AdminArticle> {
  return (await fetchJson(articleFormCalls.article, { params: { id } })).article;
}

/** Names of the categories to choose from. */
export async function loadCategories(): Promise<string[]> {
  const { categories } = await fetchJson(articleFormCalls.categories);
  return categories.map(({ name }) => name);
}

/** Forms of this admin that were not saved, latest first. */
export async function loadDrafts(): Promise<ArticleDraft[]> {
  return (await fetchJson(articleFormCalls.drafts)).drafts;
}

/** Keeps a form; gives the moment. */
export async function saveDraft(
  key: string,
  draft: { fields: DraftFields; baseVersion: number | null },
): Promise<string> {
  const { savedAt } = await fetchJson(articleFormCalls.saveDraft, { params: { key }, body: draft });
  return savedAt;
}

export async function dropDraft(key: string): Promise<void> {
  await fetchJson(articleFormCalls.dropDraft, { params: { key } });
}

/** Makes an article, or saves the one that was opened in this version; the draft of that name ends. */
export async function saveArticle(
  input: ArticleInput,
  opened: Pick<AdminArticle, 'id' | 'version'> | null,
  draftKey: string,
): Promise<AdminArticle> {
  const { article } = opened
    ? await fetchJson(articleFormCalls.update, {
        query: { articleId: opened.id },
        body: { ...input, version: opened.version },
      })
    : await fetchJson(articleFormCalls.create, { body: { ...input, draftKey } });
  return article;
}

/** The article as everybody would see it. */
export async function previewArticle(fields: DraftFields): Promise<Article> {
  return (await fetchJson(articleFormCalls.preview, { body: fields })).article;
}

/** An image that the blog keeps, with its size in pixels. */
export interface KeptImage {
  url: string;
  width: number;
  height: number;
}

export async function uploadArticleImage(file: Blob): Promise<KeptImage> {
  return sendFile(articleFormCalls.uploadImage, file);
}
