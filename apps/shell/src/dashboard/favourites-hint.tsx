import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { Link } from '@zaino/web/router';

/** Where the products are that a family keeps for later. */
export function FavouritesHint() {
  return (
    <p>
      Hai messo da parte qualcosa? <Link to={FAVOURITES_PATH}>I tuoi preferiti</Link>
    </p>
  );
}
