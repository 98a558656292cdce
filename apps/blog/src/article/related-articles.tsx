import { Sheet } from '@zaino/ui/sheet';
import { ArticleCard } from '../article-list/article-card';
import type { CardArticle } from '../article-list/article-list.api';
import css from './related-articles.module.css';

/** Articles that go on with what one has read. */
export function RelatedArticles({ articles }: { articles: CardArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="correlati" className={css.related}>
      <h2 id="correlati" className={css.heading}>
        Da leggere anche
      </h2>
      <Sheet isEdgeToEdge className={css.sheet}>
        <ul className={css.grid}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
