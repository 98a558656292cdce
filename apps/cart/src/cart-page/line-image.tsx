import type { ProductLine } from '@zaino/rules/cart-line';
import { ProductImage } from '@zaino/ui/product-image';
import css from './line-image.module.css';

/** A product's first image; a drawn pencil where there is none or it does not come. Decorative. */
export function LineImage({ line }: { line: ProductLine }) {
  return (
    <ProductImage
      url={line.immagini[0]}
      alt=""
      widths={[160, 320]}
      sizes="66px"
      className={css.image}
    />
  );
}
