import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { Toast } from '@zaino/ui/toast';
import { Link } from '@zaino/web/router';
import { useSyncExternalStore } from 'react';
import { getMarks, noMarks, say, subscribe } from './marks';

/** What the last press has come to, once a page, with the way to what is kept. */
export function FavouriteToast() {
  const { words } = useSyncExternalStore(subscribe, getMarks, () => noMarks);
  const message = words && (
    <>
      {words} <Link to={FAVOURITES_PATH}>Vedi i preferiti</Link>
    </>
  );
  return <Toast message={message} onClose={() => say(null)} />;
}
