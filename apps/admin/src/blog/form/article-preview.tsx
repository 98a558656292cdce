import { useQuery } from '@tanstack/react-query';
import { adminBlogApi, type Article } from '@zaino/contracts/blog';
import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { useEffect, useRef } from 'react';
import { LoadAgain } from '../../products/form/load-again';
import { dayOf } from '../../layout/moment-words';
import { keyOf } from '../../queries';
import { previewArticle } from './article-form.api';
import css from './article-preview.module.css';
import type { ArticleFormValues } from './article-values';
import { Markup } from './markup';

/** How long the form stands still before it is shown anew, in milliseconds. */
const PAUSE_MS = 600;

/** It scrolls, by keys too. */
const reachable = { tabIndex: 0 } as const;

interface ArticlePreviewProps {
  values: ArticleFormValues;
  className: string | undefined;
}

/** The article as everybody would see it: made by the service, of what stands in the form. */
export function ArticlePreview({ values, className }: ArticlePreviewProps) {
  const { article, hasFailed, retry } = usePreview(values);
  return (
    <section aria-label="Anteprima" {...reachable} className={classNames(css.preview, className)}>
      {hasFailed && <LoadAgain onRetry={retry} />}
      {!article && !hasFailed && <p role="status">Caricamento...</p>}
      {article && <SeenArticle article={article} />}
    </section>
  );
}

function SeenArticle({ article }: { article: Article }) {
  const { title, excerpt, author, publishedAt, readingMinutes, featuredImage, tags } = article;
  const isKept = mediaIdOf(featuredImage) !== null;
  const src = isKept ? mediaFileUrl(featuredImage, 960, 'webp') : featuredImage;
  return (
    <Sheet className={css.sheet}>
      {featuredImage !== '' && (
        <img className={css.band} src={src} alt="" referrerPolicy="no-referrer" />
      )}
      <header className={css.head}>
        <p className={css.title}>{title || 'Senza titolo'}</p>
        {excerpt !== '' && <p className={css.excerpt}>{excerpt}</p>}
      </header>
      <div className={css.body}>
        <p className={css.facts}>
          {[
            author,
            publishedAt && dayOf(publishedAt),
            readingMinutes === 1 ? '1 minuto' : `${readingMinutes} minuti`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Markup html={article.content} />
        {tags.length > 0 && (
          <ul aria-label="Tag" className={css.tags}>
            {tags.map((tag) => (
              <li key={tag} className={css.tag}>
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

/** Asks for the article a little after the last change; an answer that comes late is not shown any more. */
function usePreview(values: ArticleFormValues) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(adminBlogApi.preview),
    queryFn: () => previewArticle(values),
    throwOnError: false,
  });
  const shown = useRef(values);

  useEffect(() => {
    if (shown.current === values) return undefined;
    const timer = setTimeout(() => {
      shown.current = values;
      void refetch();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, refetch]);

  return { article: data, hasFailed: isError, retry: () => void refetch() };
}
