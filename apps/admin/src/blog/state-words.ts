import type { ArticleState } from '@zaino/contracts/blog';

/** States of an article as admins read them. */
export const articleStateWords: Record<ArticleState, string> = {
  draft: 'Bozza',
  scheduled: 'Programmato',
  published: 'Pubblicato',
  archived: 'Archiviato',
};
