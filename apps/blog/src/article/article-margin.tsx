import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { HeartIcon } from '@zaino/ui/icons';
import { ShareButton } from '@zaino/ui/share-button';
import { counted, countWords, dayWords } from '../article-words';
import { articlePath } from '@zaino/rules/page-path';
import css from './article-margin.module.css';
import type { ShownArticle } from './article.api';
import { useArticleCounts } from './use-article-counts';

/** What stands in the margin of an article: who wrote it and when, how often it was read, like and share. */
export function ArticleMargin({ article }: { article: ShownArticle }) {
  const { author, publishedAt, readingMinutes, slug, title, preview } = article;
  const { views, likes, isLiked, refusal, toggle } = useArticleCounts(article);
  const facts = [
    ['Scritto da', author],
    ['Pubblicato', publishedAt && <time dateTime={publishedAt}>{dayWords(publishedAt)}</time>],
    ['Letto', countWords(views, counted.times)],
    ['Tempo di lettura', countWords(readingMinutes, counted.minutes)],
  ] as const;
  return (
    <aside aria-label="Informazioni sull’articolo" className={css.margin}>
      <dl className={css.facts}>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.fact}>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={css.actions}>
        <Button
          variant="outline"
          size="small"
          aria-pressed={isLiked}
          className={css.like}
          onClick={toggle}
        >
          <HeartIcon />
          {`Mi piace, ${formatCount(likes)}`}
        </Button>
        <ShareButton path={articlePath(slug)} title={title} text={preview} />
      </div>
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
    </aside>
  );
}
