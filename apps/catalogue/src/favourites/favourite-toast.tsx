import { FAVOURITES_PATH } from '@zaino/rules/page-path';
import { Toast } from '@zaino/ui/toast';
import { useNavigate } from '@zaino/web/router';
import { useSyncExternalStore } from 'react';
import { getMarks, noMarks, say, subscribe } from './marks';

/** What the last press has come to, once a page, with the way to what is kept. */
export function FavouriteToast() {
  const { words } = useSyncExternalStore(subscribe, getMarks, () => noMarks);
  const navigate = useNavigate();
  const close = () => say(null);
  const onPress = () => {
    close();
    void navigate(FAVOURITES_PATH);
  };
  return <Toast message={words} action={{ text: 'Vedi i preferiti', onPress }} onClose={close} />;
}
