import { type AnnouncedPrices, isAnnounced } from '@zaino/rules/announced-reduction';
import { discountPercent } from '@zaino/rules/product-price';
import { Badge } from '@zaino/ui/badge';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';

/** The discount in percent, where it may be announced, and whether it is new; nothing where it is neither. */
export function ProductBadges({ product }: { product: AnnouncedPrices & { isNew: boolean } }) {
  const percent = isAnnounced(product) ? discountPercent(product) : 0;
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
