/** Of the table `article`: what everybody sees at the moment of the one question mark. */
export const VISIBLE_ARTICLES = `article.deleted_at IS NULL
  AND article.status IN ('published', 'scheduled') AND article.published_at <= ?`;
