import type { ArticleField } from './article-values';

/** What the fields of the form are called on the screen. */
export const fieldLabels: Record<ArticleField, string> = {
  title: 'Titolo',
  content: 'Testo',
  author: 'Autore',
  excerpt: 'Estratto',
  category: 'Categoria',
  tags: 'Tag',
  featuredImage: 'Immagine in evidenza, indirizzo URL',
  status: 'Stato',
  publishedAt: 'Data di pubblicazione',
  slug: 'Indirizzo della pagina',
};
