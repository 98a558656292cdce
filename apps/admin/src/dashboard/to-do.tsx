import { useQueries } from '@tanstack/react-query';
import { type AdminArea, hasStaffRight } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { useId } from 'react';
import { toDoSources } from './to-do.api';
import css from './to-do.module.css';

/** What waits for an admin with these areas, each line the way to where it is done. */
export function ToDoList({ areas }: { areas: readonly AdminArea[] }) {
  const titleId = useId();
  const own = toDoSources.filter(({ staff }) => hasStaffRight(areas, staff));
  const answers = useQueries({ queries: own.map(({ query }) => query) });
  if (own.length === 0) return null;
  const toDos = answers.flatMap(({ data }) => data ?? []);
  const isLoading = answers.some(({ isFetching }) => isFetching);
  const failed = answers.flatMap(({ error, refetch }, index) => {
    // Whoever is signed in no longer is on the way to the sign-in.
    const isShown = error !== null && error.kind !== 'unauthenticated';
    return isShown ? [{ name: own[index]?.name ?? '', retry: () => void refetch() }] : [];
  });
  const isEmpty = toDos.length + failed.length === 0;
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId}>Da fare</h2>
      <Sheet isEdgeToEdge>
        {isEmpty ? (
          <p role="status" className={css.line}>
            {isLoading ? 'Caricamento...' : 'Niente aspetta: è tutto fatto.'}
          </p>
        ) : (
          <ul>
            {toDos.map(({ words, to }) => (
              <li key={words} className={css.line}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
            {failed.map(({ name, retry }) => (
              <li key={name} className={css.line}>
                <span role="alert">{name}: servizio momentaneamente non disponibile</span>
                <Button variant="text" size="small" onClick={retry}>
                  Riprova<VisuallyHidden> a contare: {name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}
