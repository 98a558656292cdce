import type { OrderLine } from '@zaino/contracts/orders';
import { productReviewsPath } from '@zaino/rules/page-path';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import css from './review-link.module.css';

/** Leads to the reviews of a product that has been handed over: who has received it may write one. */
export function ReviewLink({ line }: { line: OrderLine }) {
  if (!isKept(line)) return null;
  return (
    <p>
      <Link to={productReviewsPath(line.reference)} className={css.link}>
        Scrivi una recensione
        <VisuallyHidden> di {line.title}</VisuallyHidden>
      </Link>
    </p>
  );
}

/** As the service counts it: handed over, and not all of its money given back. Books have no reviews. */
function isKept({ type, state, total, discount, refunded = 0 }: OrderLine): boolean {
  if (type !== 'product' || state !== 'delivered') return false;
  return refunded === 0 || refunded < total - discount;
}
