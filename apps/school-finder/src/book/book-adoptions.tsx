import type { Book, BookRegion } from '@zaino/contracts/schools';
import { Link } from '@zaino/web/router';
import { schoolYear } from '@zaino/rules/list-parts';
import { AdoptingSchoolList } from './adopting-schools';
import { bookQuery, SCHOOLS_ID } from './book-address';
import css from './book-page.module.css';
import type { BookData } from './book.api';

interface BookAdoptionsProps {
  book: Book;
  page: Pick<BookData, 'choice' | 'schools' | 'schoolsFailure'>;
}

/** Where a book is on the lists: by region and province, and the schools of the province that is chosen. */
export function BookAdoptions({ book, page }: BookAdoptionsProps) {
  const { annoScolastico, scuole, classi, regioni } = book.adozioni;
  return (
    <section aria-labelledby="adozioni">
      <h2 id="adozioni" className={css.heading}>
        Dove è adottato
      </h2>
      {annoScolastico === null && (
        <p>Stiamo contando le liste di quest’anno: tra qualche minuto le trovi qui.</p>
      )}
      {annoScolastico !== null && classi === 0 && (
        <p>
          {`Nel ${schoolYear(annoScolastico)} non è nella lista di nessuna classe. `}
          <Link to="/search">Cerca la lista della tua classe</Link>
        </p>
      )}
      {annoScolastico !== null && classi > 0 && (
        <>
          <p>
            {`Nel ${schoolYear(annoScolastico)} è nella lista di ${countWords({ scuole, classi })}. `}
            Scegli la provincia per vedere le scuole.
          </p>
          <div className={css.columns}>
            <div>
              {regioni.map((region) => (
                <Region key={region.nome} region={region} choice={page.choice} />
              ))}
            </div>
            <div id={SCHOOLS_ID}>
              <AdoptingSchoolList book={book} page={page} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Region({ region, choice }: { region: BookRegion } & Pick<BookData, 'choice'>) {
  const { nome, province } = region;
  const { scuola, classe, sezione } = choice;
  const isChosen = province.some((one) => one.nome === choice.provincia);
  return (
    <details open={isChosen} className={css.region}>
      <summary>
        {nome} <span className={css.quiet}>{countWords(region)}</span>
      </summary>
      <ul>
        {province.map((one) => (
          <li key={one.nome}>
            <Link
              to={`${bookQuery({ provincia: one.nome, scuola, classe, sezione })}#${SCHOOLS_ID}`}
              rel="nofollow"
              aria-current={one.nome === choice.provincia ? 'true' : undefined}
            >
              {one.nome}
            </Link>{' '}
            <span className={css.quiet}>{countWords(one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `12 classi di 3 scuole`. */
function countWords({ scuole, classi }: { scuole: number; classi: number }): string {
  const classes = classi === 1 ? '1 classe' : `${classi} classi`;
  return `${classes} di ${scuole === 1 ? '1 scuola' : `${scuole} scuole`}`;
}
