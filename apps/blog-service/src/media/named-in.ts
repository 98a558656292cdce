/**
 * All in which images of the blog may be named: articles, those too that can still be restored, and unsaved forms.
 */
export const namedIn = `
  SELECT content AS text FROM article WHERE content LIKE '%/api/blog/media/%'
  UNION ALL SELECT featured_image FROM article WHERE featured_image <> ''
  UNION ALL SELECT fields FROM article_draft WHERE fields LIKE '%/api/blog/media/%'`;
