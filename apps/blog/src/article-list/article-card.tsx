import { articlePath } from '@zaino/rules/page-path';
import { classNames } from '@zaino/ui/class-names';
import { Link } from '@zaino/web/router';
import { ArticleImage } from '../article-image';
import { counted, countWords, dayWords } from '../article-words';
import type { CardArticle } from './article-list.api';
import css from './article-card.module.css';
import { cardImage, leadImage } from './card-image';

interface ArticleCardProps {
  article: CardArticle;
  /** Seen at once: its image is loaded first. */
  isEager?: boolean;
  /** Larger than the others on a wide screen. */
  isLead?: boolean;
}

/** An article in a list; all of the card leads to it. */
export function ArticleCard({ article, isEager = false, isLead = false }: ArticleCardProps) {
  const { title, preview, author, publishedAt, views, likes, commentsCount } = article;
  const facts = [
    countWords(views, counted.views),
    countWords(likes, counted.likes),
    countWords(commentsCount, counted.comments),
  ];
  return (
    <li className={classNames(css.card, isLead && css.lead)}>
      <div className={css.image}>
        <ArticleImage
          article={article}
          shape="card"
          isEager={isEager}
          {...(isLead ? leadImage : cardImage)}
        />
      </div>
      <p className={css.when}>
        {publishedAt !== null && <time dateTime={publishedAt}>{dayWords(publishedAt)}</time>}
        {article.category && <span>{article.category}</span>}
      </p>
      <h3 className={css.title}>
        <Link to={articlePath(article.slug)} className={css.link}>
          {title}
        </Link>
      </h3>
      <p className={css.preview}>{preview}</p>
      <p className={css.author}>
        {author}
        <span>{countWords(article.readingMinutes, counted.minutes)} di lettura</span>
      </p>
      <ul className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}
