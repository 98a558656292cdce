import type { Product } from '@zaino/contracts/catalogue';
import { Rating } from '@zaino/ui/rating';
import css from './product-rating.module.css';

/** What is known of how good a product is. */
export type RatedProduct = Pick<Product, 'valutazione' | 'numeroRecensioni' | 'recensioni'>;

/**
 * The stars of a product, with whose they are: of our customers where any has said something, else of the supplier, which
 * nobody has verified (docs/decisions/reviews.md). One line of words below them, whatever they say.
 */
export function ProductRating({ product }: { product: RatedProduct }) {
  const { valutazione, numeroRecensioni, recensioni } = product;
  return (
    <div>
      {recensioni ? (
        <Rating value={recensioni.media} count={recensioni.numero} />
      ) : (
        <Rating value={valutazione} count={numeroRecensioni} />
      )}
      <p className={css.source}>{sourceOf(product)}</p>
    </div>
  );
}

/** Blank where nobody has said anything. */
function sourceOf({ numeroRecensioni, recensioni }: RatedProduct): string {
  if (recensioni) return 'Da acquisti verificati';
  return numeroRecensioni > 0 ? 'Valutazione del fornitore' : '';
}
