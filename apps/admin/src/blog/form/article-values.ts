import type { AdminArticle, ArticleInput, DraftFields } from '@zaino/contracts/blog';
import { articleSlug } from '@zaino/rules/article-slug';
import { normalHtml } from './editor/article-html';

/** What stands in the form: as it was typed, and as drafts keep it. Moments are ISO, or empty. */
export type ArticleFormValues = DraftFields;
export type ArticleField = keyof ArticleFormValues;

/** Of a new article (specification, point 4: `published` unless told). */
export const newArticleValues: ArticleFormValues = {
  title: '',
  content: '',
  author: '',
  excerpt: '',
  category: '',
  tags: '',
  featuredImage: '',
  status: 'published',
  publishedAt: '',
  slug: '',
};

/** How an article looks in the form: without an own wish for its slug. */
export function valuesOf(article: AdminArticle): ArticleFormValues {
  const { title, author, excerpt, category, featuredImage, status } = article;
  return {
    title,
    author,
    excerpt,
    category,
    featuredImage,
    status,
    content: normalHtml(article.content),
    tags: article.tags.join(', '),
    publishedAt: article.plannedAt ?? article.publishedAt ?? '',
    slug: '',
  };
}

/** Tags without blanks and empty entries, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** What the save is sent: a new article with its slug (specification, point 7), a text that nobody touched as it came. */
export function inputOf(values: ArticleFormValues, opened: AdminArticle | null): ArticleInput {
  const { tags, publishedAt, content, ...texts } = values;
  const slug = opened === null && values.slug === '' ? articleSlug(values.title) : values.slug;
  const isUntouched = opened !== null && normalHtml(opened.content) === content;
  return {
    ...texts,
    content: isUntouched ? opened.content : content,
    tags: tagsIn(tags),
    publishedAt: publishedAt === '' ? null : publishedAt,
    slug: slug === '' ? undefined : slug,
  };
}

const fields = Object.keys(newArticleValues) as ArticleField[];

/** Fields in which two forms differ. */
export const differences = (one: ArticleFormValues, other: ArticleFormValues): ArticleField[] =>
  fields.filter((field) => one[field] !== other[field]);

/**
 * The form after somebody else has saved: own changes stay, theirs come in everywhere else. `contested` are the
 * fields that both have changed, in different ways; all that differ where nobody knows what this form began with.
 */
export function merge(
  begun: ArticleFormValues | null,
  mine: ArticleFormValues,
  theirs: ArticleFormValues,
) {
  const apart = differences(mine, theirs);
  const own = begun ? differences(begun, mine) : apart;
  const contested = apart.filter(
    (field) => own.includes(field) && begun?.[field] !== theirs[field],
  );
  const kept = Object.fromEntries(own.map((field) => [field, mine[field]]));
  return { values: { ...theirs, ...kept }, contested };
}
