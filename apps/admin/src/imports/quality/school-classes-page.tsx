import type { ClassOverCap, SchoolOverCap } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { usePageQuery } from '../../queries';
import { booksTrail } from '../books-trail';
import { qualityPath } from './quality-filters';
import { classesQuery } from './quality.api';

const capPath = qualityPath({ issue: 'cap' });
const trail = [...booksTrail, { text: 'Controlli sulle liste', to: capPath }];

/** The classes of a school that are over the ministry's cap. */
export function SchoolClassesPage() {
  const codice = useLoaderData<string>();
  const { value: found, failure } = usePageQuery(classesQuery(codice));
  return (
    <AdminPage title={found?.school.nome || codice} trail={trail}>
      {failure?.kind === 'unavailable' && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      )}
      {failure && failure.kind !== 'unavailable' && (
        <EmptyState
          action={
            <Link to={capPath} className={buttonClass()}>
              Torna alle scuole
            </Link>
          }
        >
          Nessuna classe di questa scuola è oltre il tetto.
        </EmptyState>
      )}
      {found && (
        <>
          <p>
            {`${placeWords(found.school)}: ${found.school.classesOver} di ${found.school.classesWithCap} classi di cui è noto il tetto.`}
          </p>
          <RowsTable
            caption="Classi oltre il tetto"
            isStacked
            rows={found.classes}
            keyOf={({ classe, sezione, combinazione }) => `${classe} ${sezione} ${combinazione}`}
            columns={columns}
          />
        </>
      )}
    </AdminPage>
  );
}

const columns: TableColumns<ClassOverCap> = [
  {
    head: 'Classe',
    cell: ({ classe, sezione, combinazione }) => (
      <span>
        {`${classe} ${sezione}`}
        <span className={listCss.small}>{combinazione}</span>
      </span>
    ),
  },
  { head: 'Totale da acquistare', isFigures: true, cell: ({ total }) => formatEuro(total) },
  { head: 'Tetto', isFigures: true, cell: ({ cap }) => formatEuro(cap) },
  { head: 'Oltre', isFigures: true, cell: ({ total, cap }) => formatEuro(total - cap) },
];

/** A school that the registry does not know has no place. */
const placeWords = ({ codice, comune, provincia }: SchoolOverCap): string =>
  comune === '' ? codice : `${codice}, ${comune} (${provincia})`;
