import { QUALITY_PAGE, type SchoolOverCap } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import listCss from '../../layout/list-page.module.css';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { usePageQuery } from '../../queries';
import css from './quality.module.css';
import { type QualityFilters, qualityPath } from './quality-filters';
import { schoolsOverCapQuery } from './quality.api';

/** Schools with classes over the cap, those with most of them first; regions and provinces lead to theirs. */
export function SchoolsOverCap({ filters }: { filters: QualityFilters }) {
  const { value: list, failure } = usePageQuery(schoolsOverCapQuery(filters));
  if (failure) {
    return <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />;
  }
  if (list === null) return null;
  const { region, province } = filters;
  return (
    <>
      {region !== '' && (
        <p>
          <Link to={qualityPath({ issue: 'cap' })}>Tutta Italia</Link>
          {` › ${region}${province === '' ? '' : ` › ${province}`}`}
        </p>
      )}
      <StateLinks
        label={region === '' ? 'Regioni' : 'Province'}
        links={list.places
          .filter(({ name }) => name !== '')
          .map(({ name, classes }) => {
            const isCurrent = name === province;
            const chosen = isCurrent ? '' : name;
            return {
              key: name,
              words: name,
              count: classes,
              isCurrent,
              to: qualityPath(
                region === ''
                  ? { issue: 'cap', region: name }
                  : { issue: 'cap', region, province: chosen },
              ),
            };
          })}
      />
      <p role="status" className={listCss.count}>
        {list.total === 1 ? '1 scuola trovata' : `${formatCount(list.total)} scuole trovate`}
      </p>
      {list.schools.length === 0 ? (
        <EmptyState>Nessuna classe oltre il tetto.</EmptyState>
      ) : (
        <>
          <RowsTable
            caption="Scuole con classi oltre il tetto"
            isStacked
            rows={list.schools}
            keyOf={({ codice }) => codice}
            columns={columns}
          />
          <PageLinks
            label="Pagine delle scuole"
            page={filters.page}
            last={Math.ceil(list.total / QUALITY_PAGE)}
            pathOf={(page) => qualityPath({ ...filters, page })}
          />
        </>
      )}
    </>
  );
}

const columns: TableColumns<SchoolOverCap> = [
  { head: 'Scuola', cell: (school) => <Name school={school} /> },
  {
    head: 'Classi oltre il tetto',
    isFigures: true,
    cell: ({ classesOver, classesWithCap }) =>
      `${formatCount(classesOver)} di ${formatCount(classesWithCap)}`,
  },
  { head: 'Al massimo', isFigures: true, cell: ({ worstPercent }) => `+${worstPercent}%` },
];

function Name({ school: { codice, nome, comune, provincia } }: { school: SchoolOverCap }) {
  return (
    <span>
      <Link to={`/admin/books/quality/${codice}`} className={css.name}>
        {nome === '' ? codice : nome}
      </Link>
      <span className={listCss.small}>
        {comune === '' ? codice : `${codice}, ${comune} (${provincia})`}
      </span>
    </span>
  );
}
