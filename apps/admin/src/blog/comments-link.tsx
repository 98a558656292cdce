import { formatCount } from '@zaino/rules/format-count';
import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { usePageQuery } from '../queries';
import { waitingQuery } from './blog.api';

/** Leads to the comments, and says how many wait, where somebody could say. */
export function CommentsLink() {
  const { value } = usePageQuery(waitingQuery);
  const waiting = value?.counts.pending ?? 0;
  return (
    <Link to="/admin/blog/comments" className={buttonClass({ variant: 'outline', size: 'small' })}>
      {waiting === 0 ? 'Commenti' : `Commenti: ${formatCount(waiting)} da leggere`}
    </Link>
  );
}
