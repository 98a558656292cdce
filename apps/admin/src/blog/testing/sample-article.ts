import type { AdminComment, ListedArticle } from '@zaino/contracts/blog';

/** An article as the admins' list has it. */
export function sampleArticle(values: Partial<ListedArticle> = {}): ListedArticle {
  return {
    id: '7',
    slug: 'quali-libri-servono',
    title: 'Quali libri servono',
    excerpt: '',
    preview: 'La lista della scuola dice più di quanto sembra.',
    category: 'Guide per le famiglie',
    categoryId: 'guide-per-le-famiglie',
    tags: ['adozioni'],
    author: 'Marta Colleoni',
    featuredImage: '',
    featuredImageSize: null,
    status: 'published',
    publishedAt: '2026-08-28T08:00:00.000Z',
    updatedAt: '2026-08-28T08:00:00.000Z',
    views: 1284,
    likes: 46,
    commentsCount: 2,
    readingMinutes: 3,
    version: 4,
    ...values,
  };
}

/** A comment as the moderation queue has it. */
export function sampleComment(values: Partial<AdminComment> = {}): AdminComment {
  return {
    id: '31',
    name: 'Paolo R.',
    email: 'paolo@example.com',
    content: 'Non sapevo dei volumi già in uso.',
    createdAt: '2026-08-30T10:00:00.000Z',
    state: 'pending',
    article: { id: '7', slug: 'quali-libri-servono', title: 'Quali libri servono' },
    ...values,
  };
}
