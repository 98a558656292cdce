import type { AdoptingClass, AdoptingSchool, Book } from '@zaino/contracts/schools';
import { bookPath } from '@zaino/rules/page-path';
import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Form, Link } from '@zaino/web/router';
import { Options } from '../search/options';
import { listPath } from '../school/school-address';
import { type BookChoice, bookQuery, PURCHASE_ID, SCHOOLS_ID } from './book-address';
import css from './book-page.module.css';
import type { BookData } from './book.api';
import { nameOfClass } from './chosen-class';

/** Schools of one page (`ADOPTING_SCHOOLS_PAGE_SIZE` of the contract). */
const PAGE_SIZE = 20;

interface AdoptingSchoolListProps {
  book: Book;
  page: Pick<BookData, 'choice' | 'schools' | 'schoolsFailure'>;
}

/** The schools of the province that is chosen, with their classes that have the book. */
export function AdoptingSchoolList({ book, page }: AdoptingSchoolListProps) {
  const { choice, schools, schoolsFailure } = page;
  const { provincia, comune } = choice;
  if (schoolsFailure) return <ServiceFailure failure={schoolsFailure} />;
  if (schools === null) return null;
  return (
    <>
      <h3>{`Scuole in provincia di ${provincia} (${schools.totale})`}</h3>
      <MunicipalityForm isbn={book.isbn} choice={choice} names={schools.comuni} />
      {schools.totale === 0 && (
        <p>{`Nessuna scuola di ${comune || provincia} ha questo libro: scegli un altro posto.`}</p>
      )}
      <ul className={css.rows}>
        {schools.scuole.map((school) => (
          <SchoolRow key={school.codiceScuola} school={school} book={book} choice={choice} />
        ))}
      </ul>
      <SchoolPages choice={choice} pages={Math.ceil(schools.totale / PAGE_SIZE)} />
    </>
  );
}

interface MunicipalityFormProps {
  isbn: string;
  choice: BookChoice;
  names: string[];
}

/** Sends as a plain form, too: no script is needed to narrow the schools down. */
function MunicipalityForm({ isbn, choice, names }: MunicipalityFormProps) {
  const { comune, ...others } = choice;
  if (names.length < 2) return null;
  const kept = Object.entries({ ...others, pagina: '' }).filter(([, value]) => value !== '');
  return (
    <Form action={bookPath(isbn)} className={css.places} preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField key={comune} label="Comune" name="comune" defaultValue={comune}>
        <Options prompt="Tutti i comuni" names={names} chosen={comune} />
      </SelectField>
      <Button type="submit" variant="outline">
        Mostra
      </Button>
    </Form>
  );
}

interface SchoolRowProps {
  school: AdoptingSchool;
  book: Book;
  choice: BookChoice;
}

function SchoolRow({ school, book, choice }: SchoolRowProps) {
  const { codiceScuola, nomeScuola, comune, siglaProvincia, classi } = school;
  const [only, ...others] = classi;
  return (
    <li>
      <p>
        <Link to={listPath(codiceScuola, only && others.length === 0 ? listOf(only) : {})}>
          {nomeScuola || codiceScuola}
        </Link>
        {comune && <span className={css.quiet}>{` · ${comune} (${siglaProvincia})`}</span>}
      </p>
      <p className={css.classes}>
        {book.vendibile ? 'Scegli la classe:' : 'Liste:'}
        {classi.map((one) => (
          <ClassLink
            key={`${one.classe} ${one.sezione}`}
            adopting={one}
            school={school}
            {...(book.vendibile && { choice })}
          />
        ))}
      </p>
    </li>
  );
}

const listOf = ({ classe, sezione }: AdoptingClass) => ({ classe, sezione });

interface ClassLinkProps {
  adopting: AdoptingClass;
  school: AdoptingSchool;
  /** Where the book can be bought for the class; else the link leads to the class's list. */
  choice?: BookChoice;
}

function ClassLink({ adopting, school, choice }: ClassLinkProps) {
  const { codiceScuola } = school;
  const { classe, sezione } = adopting;
  const isChosen =
    choice?.scuola === codiceScuola && choice.classe === classe && choice.sezione === sezione;
  const to = choice
    ? `${bookQuery({ ...choice, scuola: codiceScuola, classe, sezione })}#${PURCHASE_ID}`
    : listPath(codiceScuola, listOf(adopting));
  return (
    <Link to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
      {nameOfClass(adopting)}
      {!adopting.adottato && ' (consigliato)'}
      <VisuallyHidden>{` ${school.nomeScuola}`}</VisuallyHidden>
    </Link>
  );
}

function SchoolPages({ choice, pages }: { choice: BookChoice; pages: number }) {
  const page = Number(choice.pagina) || 1;
  const to = (pagina: number) => `${bookQuery({ ...choice, pagina: `${pagina}` })}#${SCHOOLS_ID}`;
  if (pages < 2) return null;
  return (
    <nav aria-label="Pagine delle scuole" className={css.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev nofollow">
          Pagina precedente
        </Link>
      )}
      <p>{`Pagina ${page} di ${pages}`}</p>
      {page < pages && (
        <Link to={to(page + 1)} rel="next nofollow">
          Pagina successiva
        </Link>
      )}
    </nav>
  );
}
