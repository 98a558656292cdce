/** What `blog.json` holds: the form in which the blog's import takes articles. */
export interface DemoBlogFile {
  categories: readonly BlogFileCategory[];
  articles: readonly BlogFileArticle[];
}

export interface BlogFileCategory {
  /** As in an address. */
  id: string;
  name: string;
}

export interface BlogFileArticle {
  /** As in an address; other articles link to it. */
  slug: string;
  title: string;
  /** HTML; images are `file:` and a name in the folder `immagini`. */
  content: string;
  /** Empty: the beginning of the text stands in for it. */
  excerpt: string;
  /** Id of the category. */
  category: string | null;
  tags: readonly string[];
  author: string;
  featuredImage: string | null;
  status: ArticleStatus;
  /** Null for a draft. */
  publishedAt: string | null;
  views: number;
  likes: number;
  comments: readonly BlogFileComment[];
}

export interface BlogFileComment {
  name: string;
  email: string;
  content: string;
  createdAt: string;
  state: CommentStatus;
}

export const articleStatuses = ['published', 'draft', 'scheduled', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const commentStatuses = ['pending', 'approved', 'hidden'] as const;
export type CommentStatus = (typeof commentStatuses)[number];
