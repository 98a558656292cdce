import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { countActiveProducts, countOrders, countUsers } from './dashboard.api';
import css from './overview.module.css';
import { useCount } from './use-count';

const figure = (count: number) => count.toLocaleString('it-IT');

/** How the shop stands, each figure by itself. */
export function Overview() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.overview}>
      <h2 id={titleId}>Panoramica rapida</h2>
      <Sheet isEdgeToEdge>
        <dl className={css.counters}>
          <Counter title="Prodotti attivi" ask={countActiveProducts} />
          <Counter title="Utenti registrati" ask={countUsers} />
          <Counter title="Ordini totali" ask={countOrders} />
        </dl>
      </Sheet>
    </section>
  );
}

function Counter({ title, ask }: { title: string; ask: () => Promise<number> }) {
  const { count, state, retry } = useCount(ask);
  if (state === 'failed') {
    return (
      <Row
        title={title}
        note={
          <>
            <span role="alert">Servizio momentaneamente non disponibile</span>
            <Button variant="text" size="small" onClick={retry}>
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
      {count === null ? (
        <>
          <span aria-hidden="true">…</span>
          <VisuallyHidden>Caricamento...</VisuallyHidden>
        </>
      ) : (
        figure(count)
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
