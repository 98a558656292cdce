/** Codes that the blog service answers beside the shared ones. */
export const blogErrorCodes = {
  /** Somebody else has saved the article since it was read. */
  articleChanged: 'article-changed',
  /** There is no article, or none that the public may see. */
  articleMissing: 'article-missing',
  /** Too many comments from one place. */
  commentsLimited: 'comments-limited',
  /** The category is not one of the blog's. */
  categoryUnknown: 'category-unknown',
  /** Somebody else has renamed the category since it was read. */
  categoryRenamed: 'category-renamed',
  /** Another category has this name. */
  categoryTaken: 'category-taken',
  /** A category that has articles cannot be removed. */
  categoryInUse: 'category-in-use',
} as const;
