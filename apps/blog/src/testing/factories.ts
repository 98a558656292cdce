import {
  type Article,
  articleSchema,
  type ArticleSummary,
  articleSummarySchema,
  type BlogCategory,
  type BlogComment,
} from '@zaino/contracts/blog';

/** The address of an image that the blog keeps. */
export const imageUrl = (number: number) => `/api/blog/media/${String(number).padStart(32, '0')}`;

/** An article of a list as the service sends it; invented. */
export function makeSummary(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return articleSummarySchema.parse({
    id: '7',
    slug: 'quali-libri-servono-davvero',
    title: 'Quali libri servono davvero a settembre',
    excerpt: 'La lista della scuola dice più di quanto sembra.',
    preview: 'La lista della scuola dice più di quanto sembra.',
    category: 'Guide per le famiglie',
    categoryId: 'guide-per-le-famiglie',
    tags: ['adozioni', 'scuola media'],
    author: 'Marta Colleoni',
    featuredImage: imageUrl(1),
    featuredImageSize: { width: 1600, height: 900 },
    status: 'published',
    // In Italy it is the 28th already.
    publishedAt: '2026-08-27T22:30:00.000Z',
    updatedAt: '2026-09-02T08:00:00.000Z',
    views: 1284,
    likes: 46,
    commentsCount: 2,
    readingMinutes: 4,
    ...changes,
  } satisfies ArticleSummary);
}

/** Without image, category, tags and readers. */
export function makePlain(changes: Partial<ArticleSummary> = {}): ArticleSummary {
  return makeSummary({
    id: '8',
    slug: 'compasso-e-squadre',
    title: 'Compasso e squadre',
    excerpt: '',
    preview: 'Un compasso che si apre da solo rovina il disegno…',
    category: '',
    categoryId: null,
    tags: [],
    author: 'Luca Bressanini',
    featuredImage: '',
    featuredImageSize: null,
    publishedAt: '2026-08-01T08:00:00.000Z',
    views: 1,
    likes: 0,
    commentsCount: 1,
    readingMinutes: 1,
    ...changes,
  });
}

/** A whole article. */
export function makeArticle(changes: Partial<Article> = {}): Article {
  return articleSchema.parse({
    ...makeSummary(),
    content:
      '<p>La colonna da guardare è <strong>una sola</strong>.</p><h2 id="s-tre-controlli">Tre controlli</h2><ol><li>Confronta il codice ISBN.</li></ol><p>Vedi anche <a href="/products">i prodotti</a>.</p>',
    headings: [{ id: 's-tre-controlli', text: 'Tre controlli', level: 2 }],
    ...changes,
  } satisfies Article);
}

export function makeComment(changes: Partial<BlogComment> = {}): BlogComment {
  return {
    id: '1',
    name: 'Paolo R.',
    content: 'Non sapevo dei volumi già in uso.\nGrazie.',
    createdAt: '2026-08-30T10:00:00.000Z',
    ...changes,
  };
}

export const categories: BlogCategory[] = [
  { id: 'guide-per-le-famiglie', name: 'Guide per le famiglie', articles: 6 },
  { id: 'spese-e-risparmio', name: 'Spese e risparmio', articles: 1 },
];
