import type { AdminArticle } from '@zaino/contracts/blog';

/** An article as the form is opened with it. */
export function sampleAdminArticle(values: Partial<AdminArticle> = {}): AdminArticle {
  return {
    id: '7',
    slug: 'quali-libri-servono',
    title: 'Quali libri servono',
    excerpt: 'Come leggere la lista.',
    preview: 'Come leggere la lista.',
    category: 'Guide per le famiglie',
    categoryId: 'guide-per-le-famiglie',
    tags: ['adozioni', 'risparmio'],
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
    content: '<h2 id="s-prima">Prima</h2><p>Ogni scuola ha una lista.</p>',
    headings: [{ id: 's-prima', text: 'Prima', level: 2 }],
    version: 4,
    plannedAt: null,
    ...values,
  };
}
