import { EmptyState } from '@zaino/ui/empty-state';
import { MarginGroup, MarginList, MarginRow } from '@zaino/ui/margin-list';
import { Link } from '@zaino/web/router';
import { missingListWords } from '../search/list-state';
import type { SchoolResult } from '../search/found-school';
import css from './class-list.module.css';

/** A school without a list: the way on to the others of its institute, those with a list first. */
export function InstituteSchools({ schools }: { schools: SchoolResult[] }) {
  const withList = schools.filter(({ isWithoutList }) => !isWithoutList).length;
  return (
    <>
      <EmptyState
        title="Nessun libro trovato"
        action={withList === 0 && <Link to="/search">Scegli un’altra scuola</Link>}
      >
        La scuola non ha pubblicato una lista.
        {withList > 0 &&
          ' Le liste dei libri sono delle scuole dello stesso istituto: scegli la tua.'}
      </EmptyState>
      <MarginList className={css.institute}>
        <MarginGroup title="Le scuole dell’istituto" count={schools.length} headingLevel={2}>
          {schools.map((school) => (
            <MarginRow key={school.codiceScuola} className={css.choice}>
              <Link to={`/scuola/${school.codiceScuola}`}>{school.nomeScuola}</Link>
              <p className={css.count}>{factsOf(school)}</p>
            </MarginRow>
          ))}
        </MarginGroup>
      </MarginList>
    </>
  );
}

function factsOf(school: SchoolResult): string {
  const { indirizzo, comune, tipologiaGrado } = school;
  return [tipologiaGrado, indirizzo, comune, missingListWords(school)].filter(Boolean).join(' · ');
}
