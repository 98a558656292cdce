import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import type { BookData } from './book.api';
import css from './book-page.module.css';

/** No such book, or nobody who could say. */
export function MissingBook({ code, failure }: Pick<BookData, 'code' | 'failure'>) {
  return (
    <Container className={css.page}>
      {failure ? (
        <ServiceFailure
          title="Non riusciamo a mostrare il libro"
          failure={failure}
          action={<Link to="/search">Cerca la tua scuola</Link>}
          headingLevel={1}
        />
      ) : (
        <EmptyState
          title="Libro non trovato"
          headingLevel={1}
          action={
            <Link to="/search" className={buttonClass()}>
              Cerca la tua scuola
            </Link>
          }
        >
          {`Nessuna lista ha un libro con il codice ${code}. Controlla le tredici cifre dell’ISBN, sopra il codice a barre, oppure parti dalla lista della tua classe.`}
        </EmptyState>
      )}
    </Container>
  );
}
