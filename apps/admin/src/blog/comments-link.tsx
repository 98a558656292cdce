import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';

/** Leads to the comments, and says how many wait; null where nobody could say. */
export function CommentsLink({ waiting }: { waiting: number | null }) {
  return (
    <Link to="/admin/blog/comments" className={buttonClass({ variant: 'outline', size: 'small' })}>
      {waiting === null || waiting === 0
        ? 'Commenti'
        : `Commenti: ${waiting.toLocaleString('it-IT')} da leggere`}
    </Link>
  );
}
