import { discountPercent, type ProductPrices } from '@zaino/rules/product-price';
import { Badge } from '@zaino/ui/badge';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';

/** The discount in percent and whether it is new; nothing where it is neither. */
export function ProductBadges({ product }: { product: ProductPrices & { isNew: boolean } }) {
  const percent = discountPercent(product);
  return (
    <>
      {percent > 0 && (
        <Badge kind="discount">
          <VisuallyHidden>Sconto </VisuallyHidden>
          {`−${percent}%`}
        </Badge>
      )}
      {product.isNew && <Badge kind="new">NUOVO</Badge>}
    </>
  );
}
