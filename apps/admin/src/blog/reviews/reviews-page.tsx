import { MODERATION_PAGE_SIZE } from '@zaino/contracts/catalogue';
import { formatCount } from '@zaino/rules/format-count';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { PageLinks } from '../../layout/page-links';
import { usePageQuery } from '../../queries';
import { type ReviewFilters, reviewsPath } from './review-filters';
import { ReviewList } from './review-list';
import { ReviewShelves } from './review-shelves';
import { reviewsQuery } from './reviews.api';

/** What customers say of products, to be published or refused: nothing appears in the shop before somebody has read it. */
export function ReviewsPage() {
  const filters = useLoaderData<ReviewFilters>();
  const { value: queue, failure } = usePageQuery(reviewsQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  const product = filters.productId === '' ? undefined : queue?.reviews[0]?.product;
  return (
    <AdminPage title="Recensioni" trail={[{ text: 'Blog', to: '/admin/blog' }]}>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {queue && (
        <div className={listCss.list} aria-busy={isLoading}>
          <ReviewShelves filters={filters} counts={queue.counts} />
          {product && (
            <p className={listCss.narrowed}>
              Solo quelle a <strong>{product.name}</strong>
            </p>
          )}
          <p role="status" className={listCss.count}>
            {queue.total === 1 ? '1 recensione' : `${formatCount(queue.total)} recensioni`}
          </p>
          <ReviewList key={JSON.stringify(filters)} reviews={queue.reviews}>
            <EmptyState>
              {filters.shelf === 'pending'
                ? 'Nessuna recensione da leggere.'
                : 'Nessuna recensione trovata.'}
            </EmptyState>
          </ReviewList>
          <PageLinks
            label="Pagine delle recensioni"
            page={filters.page}
            last={Math.ceil(queue.total / MODERATION_PAGE_SIZE)}
            pathOf={(page) => reviewsPath({ ...filters, page })}
          />
        </div>
      )}
    </AdminPage>
  );
}
