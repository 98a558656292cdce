import type { ImportRun } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { Badge } from '@zaino/ui/badge';
import { Button, buttonClass } from '@zaino/ui/button';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import listCss from '../layout/list-page.module.css';
import { moment } from '../layout/moment-words';
import { durationWords, failureOf, originWords, stateOf } from './import-words';
import css from './imports.module.css';

interface ImportsTableProps {
  runs: ImportRun[];
  /** Asked to take one back. */
  onUndo: (run: ImportRun) => void;
}

/** What was imported so far, newest first. */
export function ImportsTable({ runs, onUndo }: ImportsTableProps) {
  return (
    <RowsTable
      caption="Importazioni"
      isStacked
      rows={runs}
      keyOf={({ id }) => String(id)}
      columns={columnsWith(onUndo)}
    />
  );
}

const columnsWith = (onUndo: ImportsTableProps['onUndo']): TableColumns<ImportRun> => [
  { head: 'Importazione', cell: (run) => <Name run={run} /> },
  { head: 'Esito', cell: (run) => <Outcome run={run} /> },
  { head: 'Righe usate', isFigures: true, cell: (run) => formatCount(run.rowsImported) },
  { head: 'Ripetute', isFigures: true, cell: (run) => formatCount(run.rowsDuplicate) },
  { head: 'Scartate', isFigures: true, cell: (run) => formatCount(run.rowsRejected) },
  { head: 'Comandi', cell: (run) => <Commands run={run} onUndo={onUndo} /> },
];

function Name({ run }: { run: ImportRun }) {
  const { createdAt, origin, files, startedAt, endedAt } = run;
  const ms = startedAt && endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : null;
  return (
    <span className={css.name}>
      {moment(createdAt)}
      <span className={listCss.small}>
        {`${files} file, ${originWords[origin]}`}
        {ms !== null && `, in ${durationWords(ms)}`}
      </span>
    </span>
  );
}

function Outcome({ run }: { run: ImportRun }) {
  const failure = failureOf(run);
  return (
    <span>
      <Badge kind={run.state === 'active' ? 'enriched' : 'plain'}>{stateOf(run)}</Badge>
      {failure !== null && <span className={listCss.small}>{failure}</span>}
      {run.undoneAt !== null && (
        <span className={listCss.small}>{`il ${moment(run.undoneAt)}`}</span>
      )}
    </span>
  );
}

function Commands({ run, onUndo }: { run: ImportRun; onUndo: ImportsTableProps['onUndo'] }) {
  const ofRun = (
    <VisuallyHidden>{` dell’importazione del ${moment(run.createdAt)}`}</VisuallyHidden>
  );
  return (
    <span className={css.commands}>
      {run.comparison !== 'none' && (
        <Link
          to={`/admin/books/imports/${run.id}`}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          Differenze
          {ofRun}
        </Link>
      )}
      {run.rowsRejected > 0 && (
        <Link
          to={`/admin/books/imports/rejects?importazione=${run.id}`}
          className={buttonClass({ variant: 'text', size: 'small' })}
        >
          Righe scartate
          {ofRun}
        </Link>
      )}
      {run.canUndo && (
        <Button variant="text" size="small" onClick={() => onUndo(run)}>
          Rimetti i dati di prima
          {ofRun}
        </Button>
      )}
    </span>
  );
}
