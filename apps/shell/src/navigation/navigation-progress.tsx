import { useNavigation } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import css from './navigation-progress.module.css';

/** Says that the next page is on its way; appears only when it takes longer than a blink. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { user, status } = useSession();
  const isChecking = !user && status !== 'guest';
  return (
    <div role="status" className={css.region}>
      {state === 'loading' && (
        <span className={css.bar}>{isChecking ? 'Verifica accesso...' : 'Caricamento...'}</span>
      )}
    </div>
  );
}
