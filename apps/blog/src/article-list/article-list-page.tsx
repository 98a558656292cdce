import { Container } from '@zaino/ui/container';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { counted, countWords } from '../article-words';
import { blogPath, isUnfiltered } from '../blog-filters';
import { ActiveFilters } from './active-filters';
import { ArticleCard } from './article-card';
import type { ArticleListData } from './article-list.api';
import css from './article-list-page.module.css';
import { CategoryNav } from './category-nav';
import { FeedsCard } from './feeds-card';
import { eagerCards, hasLead } from './first-row';
import { NoArticles } from './no-articles';
import { PageLinks } from './page-links';
import { SearchForm } from './search-form';

/** The blog (specification, point 2): all of its state is in the address. */
export function ArticleListPage() {
  const data = useLoaderData<ArticleListData>();
  const isBusy = useNavigation().location?.pathname === '/blog';
  const { filters, page, found, failure } = data;
  const heading = useKeptFocus<HTMLHeadingElement>(
    JSON.stringify([filters, page, failure !== null]),
  );

  return (
    <Container className={css.page}>
      <h1>Blog</h1>
      <p className={css.about}>
        Guide, consigli e novità su libri di testo, classi e materiali per la scuola.
      </p>
      <div className={css.columns}>
        <div className={css.side}>
          <SearchForm filters={filters} />
          <CategoryNav {...data} />
        </div>
        <section className={css.results} aria-busy={isBusy}>
          <div className={css.head}>
            <div role="status" className={css.status}>
              {found && (
                <h2 ref={heading} tabIndex={-1} className={css.count}>
                  {countWords(
                    found.total,
                    isUnfiltered(filters) ? counted.articles : counted.found,
                  )}
                  {filters.cerca && <VisuallyHidden>{` per “${filters.cerca}”`}</VisuallyHidden>}
                </h2>
              )}
            </div>
            <ActiveFilters key={blogPath(filters)} data={data} />
          </div>
          <Results data={data} />
        </section>
      </div>
    </Container>
  );
}

function Results({ data }: { data: ArticleListData }) {
  const { found, failure, filters, page } = data;
  if (failure) return <ServiceFailure failure={failure} />;
  if (!found || found.articles.length === 0) return <NoArticles filters={filters} />;
  const isFirstLead = hasLead(data);
  return (
    <>
      <Sheet isEdgeToEdge className={css.sheet}>
        {/* Another list is made anew: a card that is in both would be seen to move. */}
        <ul key={blogPath(filters, page)} className={css.grid}>
          {found.articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              isEager={index < eagerCards(data)}
              isLead={index === 0 && isFirstLead}
            />
          ))}
          {isFirstLead && <FeedsCard />}
        </ul>
      </Sheet>
      <PageLinks {...data} />
    </>
  );
}
