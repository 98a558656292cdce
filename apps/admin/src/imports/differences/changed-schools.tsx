import type { ChangedSchool } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';
import listCss from '../../layout/list-page.module.css';
import css from './differences.module.css';
import { stateWords, yearWords } from './difference-words';

interface ChangedSchoolsProps {
  /** Of the import. */
  id: string;
  schools: ChangedSchool[];
}

/** A row for each school; its name leads to its classes. */
export function ChangedSchools({ id, schools }: ChangedSchoolsProps) {
  return (
    <RowsTable
      caption="Scuole"
      isStacked
      rows={schools}
      keyOf={({ codice, schoolYear }) => `${codice} ${schoolYear}`}
      columns={columnsOf(id)}
    />
  );
}

const columnsOf = (id: string): TableColumns<ChangedSchool> => [
  { head: 'Scuola', cell: (school) => <Name id={id} school={school} /> },
  { head: 'Che cosa è successo', cell: ({ state }) => stateWords[state] },
  { head: 'Classi', isFigures: true, cell: ({ classes }) => formatCount(classes) },
  { head: 'Aggiunti', isFigures: true, cell: ({ added }) => formatCount(added) },
  { head: 'Tolti', isFigures: true, cell: ({ dropped }) => formatCount(dropped) },
  { head: 'Volumi', isFigures: true, cell: ({ volumes }) => formatCount(volumes) },
  { head: 'Prezzi', isFigures: true, cell: ({ prices }) => formatCount(prices) },
  { head: 'Oltre il tetto', isFigures: true, cell: ({ overCap }) => formatCount(overCap) },
];

function Name({ id, school }: { id: string; school: ChangedSchool }) {
  const { codice, nome, comune, provincia, schoolYear } = school;
  const place = comune === '' ? '' : `, ${comune} (${provincia})`;
  return (
    <span>
      <Link to={`/admin/books/imports/${id}/${codice}`} className={css.name}>
        {nome === '' ? codice : nome}
      </Link>
      <span className={listCss.small}>{`${codice}${place}, ${yearWords(schoolYear)}`}</span>
    </span>
  );
}
