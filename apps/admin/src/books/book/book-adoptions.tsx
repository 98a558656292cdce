import { type AdminBook, BOOK_SCHOOL_PAGE_SIZE, type BookSchool } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import { PageLinks } from '../../layout/page-links';
import { usePageQuery } from '../../queries';
import { schoolYearWords } from '../book-words';
import css from './book-desk.module.css';
import { schoolsQuery } from './book.api';

const columns: TableColumns<BookSchool> = [
  {
    head: 'Scuola',
    cell: ({ codice, nome }) => (
      <>
        {nome || 'Scuola fuori dall’anagrafe'}
        <span className={css.small}>{codice}</span>
      </>
    ),
  },
  {
    head: 'Comune',
    cell: ({ comune, provincia }) => (comune === '' ? '—' : `${comune} (${provincia})`),
  },
  {
    head: 'Classi',
    cell: ({ classi }) =>
      classi.map(({ nome, nuova }) => (nuova ? `${nome} (nuova)` : nome)).join(', '),
  },
  {
    head: 'Altri libri',
    cell: ({ codice, nome }) => (
      <Link to={`/admin/books?scuola=${codice}`} aria-label={`Libri di ${nome || codice}`}>
        Libri
      </Link>
    ),
  },
];

interface BookAdoptionsProps {
  book: AdminBook;
  page: number;
}

/** Which schools and classes have the book on their list. */
export function BookAdoptions({ book, page }: BookAdoptionsProps) {
  const { isbn, scuole, classi, annoScolastico } = book;
  const { value, failure } = usePageQuery(schoolsQuery(isbn, page));
  return (
    <section className={css.part}>
      <h2>
        {annoScolastico === null ? 'Adozioni' : `Adozioni ${schoolYearWords(annoScolastico)}`}
      </h2>
      <p>
        {annoScolastico === null
          ? 'Le adozioni non sono ancora state contate: succede pochi minuti dopo ogni importazione.'
          : adoptedWords(scuole, classi)}
      </p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && value.scuole.length > 0 && (
        <>
          <RowsTable
            caption="Scuole che hanno adottato il libro"
            columns={columns}
            rows={value.scuole}
            keyOf={({ codice }) => codice}
            isStacked
          />
          <PageLinks
            label="Pagine delle scuole"
            page={page}
            last={Math.max(1, Math.ceil(value.totale / BOOK_SCHOOL_PAGE_SIZE))}
            pathOf={(next) => `/admin/books/${isbn}?pagina=${next}`}
          />
        </>
      )}
    </section>
  );
}

function adoptedWords(schools: number, classes: number): string {
  if (schools === 0) return 'Quest’anno nessuna classe lo ha in elenco.';
  const ofSchools = schools === 1 ? '1 scuola' : `${formatCount(schools)} scuole`;
  const ofClasses = classes === 1 ? '1 classe' : `${formatCount(classes)} classi`;
  return `In elenco in ${ofClasses} di ${ofSchools}.`;
}
