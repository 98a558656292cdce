import type { ChangedClass, ChangedSchool, ListDifference } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { usePageQuery } from '../../queries';
import { importsTrail } from '../books-trail';
import css from './differences.module.css';
import { oneOfKind, stateWords, yearWords } from './difference-words';
import { type SchoolOfImport, schoolQuery } from './school.api';

/** What an import changed in each class of a school. */
export function SchoolPage() {
  const asked = useLoaderData<SchoolOfImport>();
  const { value: found, failure } = usePageQuery(schoolQuery(asked));
  const differences = `/admin/books/imports/${asked.id}`;
  const trail = [...importsTrail, { text: 'Differenze', to: differences }];
  const [school] = found?.schools ?? [];
  const title = school?.nome || asked.codice;
  return (
    <AdminPage title={title} trail={trail}>
      {failure?.kind === 'unavailable' && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      )}
      {failure && failure.kind !== 'unavailable' && (
        <EmptyState
          action={
            <Link to={differences} className={buttonClass()}>
              Torna alle differenze
            </Link>
          }
        >
          Questa importazione non ha cambiato liste di questa scuola.
        </EmptyState>
      )}
      {school && (
        <p>
          {`${placeWords(school)}. `}
          {found?.schools
            .map(({ schoolYear, state }) => `${yearWords(schoolYear)}: ${stateWords[state]}.`)
            .join(' ')}
        </p>
      )}
      {found?.classes.map((one) => (
        <ClassDifferences key={JSON.stringify(keyOf(one))} ofClass={one} />
      ))}
    </AdminPage>
  );
}

const keyOf = ({ schoolYear, classe, sezione, combinazione }: ChangedClass) => [
  schoolYear,
  classe,
  sezione,
  combinazione,
];

function ClassDifferences({ ofClass }: { ofClass: ChangedClass }) {
  const { classe, sezione, combinazione, schoolYear, differences } = ofClass;
  const title = `Classe ${classe} ${sezione}`;
  return (
    <section className={css.class} aria-label={`${title}, ${combinazione}`}>
      <h2>{title}</h2>
      <p className={listCss.count}>{`${combinazione}, ${yearWords(schoolYear)}`}</p>
      <RowsTable
        caption={`Differenze della ${title.toLowerCase()}`}
        isStacked
        rows={differences}
        keyOf={({ kind, subject, before, after }) =>
          JSON.stringify([kind, subject, before?.isbn, after?.isbn])
        }
        columns={columns}
      />
    </section>
  );
}

/** A school that the registry does not know has no place. */
const placeWords = ({ codice, comune, provincia }: ChangedSchool): string =>
  comune === '' ? codice : `${codice}, ${comune} (${provincia})`;

const columns: TableColumns<ListDifference> = [
  { head: 'Che cosa', cell: ({ kind }) => oneOfKind[kind] },
  { head: 'Materia', cell: ({ subject }) => subject || '—' },
  { head: 'Prima', cell: ({ before }) => <Book book={before} /> },
  { head: 'Ora', cell: ({ after }) => <Book book={after} /> },
  { head: 'Euro prima', isFigures: true, cell: ({ euroBefore }) => euro(euroBefore) },
  { head: 'Euro ora', isFigures: true, cell: ({ euroAfter }) => euro(euroAfter) },
  { head: 'Tetto', isFigures: true, cell: ({ cap }) => euro(cap) },
];

function Book({ book }: { book: ListDifference['before'] }) {
  if (book === null) return '—';
  const { title, volume, isbn, publisher } = book;
  return (
    <span>
      {volume === null ? title : `${title} ${volume}`}
      <span className={listCss.small}>{`${isbn}, ${publisher}`}</span>
    </span>
  );
}

const euro = (amount: number | null): string => (amount === null ? '—' : formatEuro(amount));
