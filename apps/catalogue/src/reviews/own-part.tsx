import { productPath } from '@zaino/rules/page-path';
import { lazyPart } from '@zaino/ui/lazy-part';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';

/** A chunk of its own: most who read have nothing to write. */
const OwnReview = lazyPart(
  async () => (await import(/* webpackChunkName: 'own-review' */ './own-review')).OwnReview,
);

/** The way to write a review, for who is signed in; others are told how. */
export function OwnPart({ product: { id } }: { product: { id: string } }) {
  const { status, user } = useSession();
  if (status === 'guest') {
    return (
      <p>
        Lo hai comprato qui?{' '}
        <Link to={signInPath({ pathname: productPath(id), search: '' })}>
          Accedi per scrivere una recensione
        </Link>
      </p>
    );
  }
  if (user === null) return null;
  return <OwnReview key={user.uid} id={id} displayName={user.displayName} />;
}
