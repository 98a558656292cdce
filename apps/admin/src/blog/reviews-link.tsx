import { formatCount } from '@zaino/rules/format-count';
import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { usePageQuery } from '../queries';
import { waitingReviewsQuery } from './blog.api';

/** Leads to the reviews, and says how many wait, where somebody could say. */
export function ReviewsLink() {
  const { value } = usePageQuery(waitingReviewsQuery);
  const waiting = value === null ? 0 : value.counts.pending + value.counts.reported;
  return (
    <Link to="/admin/blog/reviews" className={buttonClass({ variant: 'outline', size: 'small' })}>
      {waiting === 0 ? 'Recensioni' : `Recensioni: ${formatCount(waiting)} da leggere`}
    </Link>
  );
}
