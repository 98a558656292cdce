import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import type { SchoolData } from './school.api';
import css from './school-page.module.css';

/** No such school, or nobody who could say. */
export function MissingSchool({ code, failure }: Pick<SchoolData, 'code' | 'failure'>) {
  const search = <Link to="/search">Cerca un’altra scuola</Link>;
  return (
    <Container className={css.missing}>
      {failure ? (
        <ServiceFailure
          title={`Scuola non trovata: ${code}`}
          failure={failure}
          action={search}
          headingLevel={1}
        />
      ) : (
        <EmptyState
          title="Scuola non trovata"
          headingLevel={1}
          action={
            <Link to="/search" className={buttonClass()}>
              Cerca un’altra scuola
            </Link>
          }
        >
          Nessuna scuola ha il codice {code}.
        </EmptyState>
      )}
    </Container>
  );
}
