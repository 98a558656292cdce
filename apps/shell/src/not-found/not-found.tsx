import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { Link } from '@zaino/web/router';
import { SiteSearch } from '../site-search/site-search';
import css from './not-found.module.css';

export const NOT_FOUND = 'Pagina non trovata';

/** What the routes of this page tell of it. */
export const notFoundHandle: RouteHandle = {
  title: NOT_FOUND,
  status: 404,
  searchParams: {},
};

/** An address that leads nowhere, and the ways on; the specification's words stay for who knows them (point 2). */
export function NotFound() {
  return (
    <Container className={css.page}>
      <EmptyState
        title={NOT_FOUND}
        headingLevel={1}
        action={
          <>
            <SiteSearch isLarge className={css.search} />
            <p className={css.ways}>
              <Link to="/search">Cerca per regione, provincia e comune</Link>
              <Link to="/products">Prodotti per la scuola</Link>
              <Link to="/">Torna alla home</Link>
            </p>
            <p lang="en" className={css.specified}>
              Unexpected Application Error!
            </p>
          </>
        }
      >
        Questa pagina non c’è: forse l’indirizzo è cambiato, oppure contiene un errore.
      </EmptyState>
    </Container>
  );
}
