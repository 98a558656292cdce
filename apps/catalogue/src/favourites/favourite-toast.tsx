import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { Toast } from '@zaino/ui/toast';
import { useNavigate } from '@zaino/web/router';
import { useSyncExternalStore } from 'react';
import { getMarks, noMarks, say, subscribe } from './marks';

/** What the last press has come to, once a page, with the way to what is kept where that is another page. */
export function FavouriteToast({ isThere = false }: { isThere?: boolean }) {
  const { words } = useSyncExternalStore(subscribe, getMarks, () => noMarks);
  const navigate = useNavigate();
  const close = () => say(null);
  const onPress = () => {
    close();
    void navigate(FAVOURITES_PATH);
  };
  const action = { text: 'Vedi i preferiti', onPress };
  return (
    <div data-late="">
      <Toast message={words} onClose={close} {...(!isThere && { action })} />
    </div>
  );
}
