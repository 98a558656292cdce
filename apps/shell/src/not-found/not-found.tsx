import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { buttonClass } from '@zaino/ui/button';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { Link } from '@zaino/web/router';
import css from './not-found.module.css';

/** What the routes of this page tell of it. */
export const notFoundHandle: RouteHandle = { title: 'Pagina non trovata', status: 404 };

/** An address that leads nowhere: the specification's words, and a way on. */
export function NotFound() {
  return (
    <Container className={css.page}>
      <EmptyState
        title="Unexpected Application Error!"
        headingLevel={1}
        action={
          <div className={css.ways}>
            <Link to="/search" className={buttonClass()}>
              Cerca la tua scuola
            </Link>
            <Link to="/" className={buttonClass({ variant: 'text' })}>
              Torna alla home
            </Link>
          </div>
        }
      >
        Questa pagina non c’è: forse l’indirizzo è cambiato, oppure contiene un errore.
      </EmptyState>
    </Container>
  );
}
