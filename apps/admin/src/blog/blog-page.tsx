import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import { useRef } from 'react';
import { AdminPage } from '../layout/admin-page';
import { PageLinks } from '../layout/page-links';
import { usePageQuery } from '../queries';
import { ArticlesTable } from './articles-table';
import { ARTICLES_OF_A_PAGE, articlesQuery, categoriesQuery } from './blog.api';
import { type ArticleTableFilters, blogPath } from './blog-filters';
import { BlogDialogs } from './blog-dialogs';
import { BlogFiltersForm } from './blog-filters-form';
import css from './blog-page.module.css';
import listCss from '../layout/list-page.module.css';
import { CommentsLink } from './comments-link';
import { ReviewsLink } from './reviews-link';
import { NoArticles } from './no-articles';
import { useBlogPage } from './use-blog-page';

/** The blog's articles of all states, to be written, changed and deleted (specification, point 2). */
export function BlogPage() {
  const filters = useLoaderData<ArticleTableFilters>();
  const { value: list, failure } = usePageQuery(articlesQuery(filters));
  const { value: categories } = usePageQuery(categoriesQuery);
  const isLoading = useNavigation().state === 'loading';
  const page = useBlogPage(filters);
  const newButton = useRef<HTMLButtonElement>(null);
  const { said } = page;
  const deletedId = said?.deletedId;
  return (
    <AdminPage
      title="Blog"
      actions={
        <div className={css.actions}>
          <CommentsLink />
          <ReviewsLink />
          <Button
            ref={newButton}
            size="small"
            onClick={() => page.setOpen({ kind: 'form', articleId: null })}
          >
            Nuovo articolo
          </Button>
        </div>
      }
    >
      <BlogFiltersForm
        key={JSON.stringify(filters)}
        filters={filters}
        categories={categories ?? []}
        onCategories={() => page.setOpen({ kind: 'categories' })}
      />
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {list && (
        <div className={listCss.list} aria-busy={isLoading}>
          <p role="status" className={listCss.count}>
            {list.total === 1
              ? '1 articolo trovato'
              : `${formatCount(list.total)} articoli trovati`}
          </p>
          {list.articles.length > 0 ? (
            <>
              <ArticlesTable
                articles={list.articles}
                onEdit={({ id }) => page.setOpen({ kind: 'form', articleId: id })}
                onDelete={(article) => page.setOpen({ kind: 'delete', article })}
              />
              <PageLinks
                label="Pagine degli articoli"
                page={filters.page}
                last={Math.ceil(list.total / ARTICLES_OF_A_PAGE)}
                pathOf={(number) => blogPath({ ...filters, page: number })}
              />
            </>
          ) : (
            <NoArticles filters={filters} />
          )}
        </div>
      )}
      <KeptState name="dialog" state={page.openForm} onBack={page.setOpen} />
      <BlogDialogs page={page} otherwise={() => newButton.current?.focus()} />
      <Toast
        message={said?.text ?? null}
        {...(deletedId !== undefined && {
          action: { text: 'Annulla', onPress: () => void page.restore(deletedId) },
        })}
        onClose={page.hush}
      />
    </AdminPage>
  );
}
