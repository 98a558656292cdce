import { type RejectedRow, rejectSentences } from '@zaino/contracts/schools';
import { Button } from '@zaino/ui/button';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import listCss from '../../layout/list-page.module.css';
import css from './rejects.module.css';

interface RejectsTableProps {
  rows: RejectedRow[];
  isSending: boolean;
  onCorrect: (row: RejectedRow) => void;
  /** Puts it aside, or takes it back. */
  onDiscard: (row: RejectedRow, isDiscarded: boolean) => void;
}

/** A line for each rejected row: where it stands, what is wrong, and what it says. */
export function RejectsTable(props: RejectsTableProps) {
  return (
    <RowsTable
      caption="Righe scartate"
      isStacked
      rows={props.rows}
      keyOf={({ id }) => String(id)}
      columns={columnsWith(props)}
    />
  );
}

const columnsWith = (props: RejectsTableProps): TableColumns<RejectedRow> => [
  {
    head: 'Riga',
    cell: ({ fileName, line }) => (
      <span className={css.place}>
        {`Riga ${line}`}
        <span className={listCss.small}>{fileName}</span>
      </span>
    ),
  },
  {
    head: 'Motivo',
    cell: ({ code, column }) => (
      <span className={css.reason}>
        {rejectSentences[code]}
        {column !== null && <span className={listCss.small}>{column}</span>}
      </span>
    ),
  },
  { head: 'Testo', cell: ({ text }) => <span className={css.text}>{text}</span> },
  { head: 'Comandi', cell: (row) => <Commands row={row} {...props} /> },
];

function Commands({
  row,
  isSending,
  onCorrect,
  onDiscard,
}: RejectsTableProps & { row: RejectedRow }) {
  const { state, cells, line } = row;
  const ofRow = <VisuallyHidden>{` la riga ${line}`}</VisuallyHidden>;
  if (state === 'imported') return 'Importata';
  if (state === 'discarded') {
    return (
      <Button
        variant="text"
        size="small"
        disabled={isSending}
        onClick={() => onDiscard(row, false)}
      >
        Riprendi{ofRow}
      </Button>
    );
  }
  return (
    <span className={css.commands}>
      {cells === null ? (
        <span className={listCss.small}>Il file non è più in uso</span>
      ) : (
        <Button variant="text" size="small" onClick={() => onCorrect(row)}>
          Correggi{ofRow}
        </Button>
      )}
      <Button variant="text" size="small" disabled={isSending} onClick={() => onDiscard(row, true)}>
        Metti da parte{ofRow}
      </Button>
    </span>
  );
}
