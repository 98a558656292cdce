import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import type { ProductData } from './product.api';
import { MISSING_PRODUCT } from './product-words';
import css from './product-page.module.css';

/** No such product, or nobody who could say (specification, points 2 and 8). */
export function MissingProduct({ failure }: Pick<ProductData, 'failure'>) {
  return (
    <Container className={css.missing}>
      {failure ? (
        <ServiceFailure
          title={MISSING_PRODUCT}
          failure={failure}
          action={<Link to="/products">Torna ai prodotti</Link>}
          headingLevel={1}
        />
      ) : (
        <EmptyState
          title={MISSING_PRODUCT}
          headingLevel={1}
          action={
            <Link to="/products" className={buttonClass()}>
              Torna ai prodotti
            </Link>
          }
        >
          Forse non è più in vendita, o l’indirizzo non è completo.
        </EmptyState>
      )}
    </Container>
  );
}
