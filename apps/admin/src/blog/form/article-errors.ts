import { LONGEST_ARTICLE_TAG, LONGEST_CONTENT, MOST_ARTICLE_TAGS } from '@zaino/contracts/blog';
import { isImageUrl } from '@zaino/contracts/shared';
import type { FieldErrors } from '@zaino/web/use-submission';
import { type ArticleValues, tagsIn } from './article-values';

const missing = (text: string, words: string) => (text.trim() === '' ? words : undefined);

function contentError(html: string): string | undefined {
  if (html.length > LONGEST_CONTENT) return 'Il testo è troppo lungo.';
  return missing(html, 'Scrivi il testo dell’articolo.');
}

function tagsError(text: string): string | undefined {
  const tags = tagsIn(text);
  if (tags.length > MOST_ARTICLE_TAGS) return `Al massimo ${MOST_ARTICLE_TAGS} tag.`;
  const long = tags.find((tag) => tag.length > LONGEST_ARTICLE_TAG);
  return (
    long && `“${long.slice(0, 20)}…” è troppo lungo: al massimo ${LONGEST_ARTICLE_TAG} caratteri.`
  );
}

function imageError(url: string): string | undefined {
  if (url.trim() === '' || isImageUrl(url.trim())) return undefined;
  return 'Serve l’indirizzo di un’immagine, che comincia con https://';
}

function momentError({ status, publishedAt }: ArticleValues, now: number): string | undefined {
  const isLater = publishedAt !== '' && Date.parse(publishedAt) > now;
  if (status === 'scheduled' && publishedAt === '') return 'Scegli quando pubblicarlo.';
  if (status === 'scheduled' && !isLater) return 'Serve un momento che deve ancora venire.';
  if (status === 'published' && isLater) return 'È nel futuro: scegli lo stato “Programmato”.';
  return undefined;
}

/** What is wrong with a form, by field (specification, point 5); blank where all is well. */
export function articleErrors(values: ArticleValues, now = Date.now()): FieldErrors {
  const errors: [string, string | undefined][] = [
    ['title', missing(values.title, 'Scrivi il titolo.')],
    ['content', contentError(values.content)],
    ['author', missing(values.author, 'Scrivi l’autore.')],
    ['tags', tagsError(values.tags)],
    ['featuredImage', imageError(values.featuredImage)],
    ['publishedAt', momentError(values, now)],
  ];
  return Object.fromEntries(errors.filter(([, words]) => words !== undefined));
}
