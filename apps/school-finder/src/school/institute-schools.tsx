import { EmptyState } from '@zaino/ui/empty-state';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useNavigation } from '@zaino/web/router';
import { SchoolRow } from '../search/school-row';
import type { FoundSchool } from '../search/search.api';
import css from './institute-schools.module.css';

/** A school without a list: the way on to the others of its institute, those with a list first. */
export function InstituteSchools({ schools }: { schools: FoundSchool[] }) {
  const opening = useNavigation().location?.pathname;
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
      <section aria-labelledby="institute-schools" className={css.schools}>
        <h2 id="institute-schools" className={css.title}>
          Le scuole dell’istituto ({schools.length})
        </h2>
        <Sheet isEdgeToEdge>
          <ul>
            {schools.map((school) => (
              <SchoolRow
                key={school.codiceScuola}
                school={school}
                isOpening={opening === `/scuola/${school.codiceScuola}`}
              />
            ))}
          </ul>
        </Sheet>
      </section>
    </>
  );
}
