import { formatCount } from '@zaino/rules/format-count';
import { ALL_SUPPLIES_PATH } from '@zaino/rules/page-path';
import { Container } from '@zaino/ui/container';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import type { RefObject } from 'react';
import { useAdding } from '../buying/use-adding';
import { useFavouriteParts } from '../favourites/use-favourite-parts';
import { ActiveFilters } from './active-filters';
import { EAGER_CARDS } from '../card-image';
import { FilterForm } from './filter-form';
import { type Filters, orderNames, ownOrder, productsPath } from './filters';
import { NoProducts } from './no-products';
import { PageLinks } from './page-links';
import { ProductCard } from './product-card';
import type { ProductsPageData, ProductsData } from './products.api';
import css from './products-page.module.css';

/** The catalogue (specification, point 2): all of its state is in the address. */
export function ProductsPage() {
  const data = useLoaderData<ProductsData>();
  const isBusy = useNavigation().location?.pathname === '/products';
  const { filters, cursors, found, failure } = data;
  const heading = useKeptFocus<HTMLHeadingElement>(
    JSON.stringify([filters, cursors, failure !== null]),
  );

  return (
    <Container className={css.page}>
      <h1>Prodotti per la Scuola</h1>
      <Link to={ALL_SUPPLIES_PATH} className={css.supplies}>
        Il materiale della tua classe, tutto insieme
      </Link>
      <div className={css.columns}>
        <FilterForm data={data} />
        <section className={css.results} aria-busy={isBusy}>
          <div className={css.head}>
            <div role="status" className={css.status}>
              {found && <Count found={found} filters={filters} heading={heading} />}
            </div>
            <ActiveFilters key={productsPath(filters)} filters={filters} />
          </div>
          <Results data={data} />
        </section>
      </div>
    </Container>
  );
}

interface CountProps {
  found: ProductsPageData;
  filters: Filters;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Always two lines, so that the words of a corrected search move nothing. */
function Count({ found: { total, corretto }, filters, heading }: CountProps) {
  const { search, ordine } = filters;
  const order = orderNames[ordine || ownOrder(filters)];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.count}>
        <strong>{formatCount(total)}</strong>
        {total === 1 ? ' prodotto trovato' : ' prodotti trovati'}
        {search && !corretto && <VisuallyHidden>{` per “${search}”`}</VisuallyHidden>}
      </h2>
      <p className={css.note}>
        {corretto ? `Risultati per “${corretto}”` : `Ordine: ${order.toLowerCase()}`}
      </p>
    </>
  );
}

function Results({ data }: { data: ProductsData }) {
  const { words, add } = useAdding();
  const parts = useFavouriteParts();
  const { found, failure, filters, cursors } = data;
  if (failure) return <ServiceFailure failure={failure} />;
  if (!found || found.products.length === 0) return <NoProducts filters={filters} />;
  return (
    <>
      <Sheet isEdgeToEdge className={css.sheet}>
        {/* Another list is made anew: a card that is in both would be seen to move. */}
        <ul key={productsPath(filters, cursors)} className={css.grid}>
          {found.products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              isEager={index < EAGER_CARDS}
              onAdd={add}
              heart={parts && <parts.FavouriteButton product={product} isOnCard />}
            />
          ))}
        </ul>
      </Sheet>
      <PageLinks {...data} />
      <p role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
      {parts && <parts.FavouriteToast />}
    </>
  );
}
