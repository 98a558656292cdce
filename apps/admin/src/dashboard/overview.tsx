import { useQuery } from '@tanstack/react-query';
import { type AdminArea, hasStaffRight, type StaffRight } from '@zaino/contracts/shared';
import { formatCount } from '@zaino/rules/format-count';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { countQueries, type CountQuery } from './dashboard.api';
import css from './overview.module.css';

const figures: { title: string; query: CountQuery; staff: StaffRight }[] = [
  { title: 'Prodotti attivi', query: countQueries.activeProducts, staff: 'catalogue' },
  { title: 'Utenti registrati', query: countQueries.users, staff: 'all' },
  { title: 'Ordini totali', query: countQueries.orders, staff: 'orders' },
];

/** How the shop stands, each figure by itself, as far as an admin with these areas may know. */
export function Overview({ areas }: { areas: readonly AdminArea[] }) {
  const titleId = useId();
  const own = figures.filter(({ staff }) => hasStaffRight(areas, staff));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={css.overview}>
      <h2 id={titleId}>Panoramica rapida</h2>
      <Sheet isEdgeToEdge>
        <dl className={css.counters}>
          {own.map(({ title, query }) => (
            <Counter key={title} title={title} query={query} />
          ))}
        </dl>
      </Sheet>
    </section>
  );
}

function Counter({ title, query }: { title: string; query: CountQuery }) {
  const { data: count, error, refetch } = useQuery(query);
  // Whoever is signed in no longer is on the way to the sign-in.
  if (error && error.kind !== 'unauthenticated') {
    return (
      <Row
        title={title}
        note={
          <>
            <span role="alert">Servizio momentaneamente non disponibile</span>
            <Button variant="text" size="small" onClick={() => void refetch()}>
              Riprova<VisuallyHidden> a contare: {title}</VisuallyHidden>
            </Button>
          </>
        }
      >
        —
      </Row>
    );
  }
  return (
    <Row title={title}>
      {count === undefined ? (
        <>
          <span aria-hidden="true">…</span>
          <VisuallyHidden>Caricamento...</VisuallyHidden>
        </>
      ) : (
        formatCount(count)
      )}
    </Row>
  );
}

interface RowProps {
  title: string;
  /** The figure. */
  children: ReactNode;
  /** Why there is none. */
  note?: ReactNode;
}

function Row({ title, children, note }: RowProps) {
  return (
    <div className={css.counter}>
      <dt>{title}</dt>
      <dd className={css.figure}>{children}</dd>
      {note && <dd className={css.note}>{note}</dd>}
    </div>
  );
}
