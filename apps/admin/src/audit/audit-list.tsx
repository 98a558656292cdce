import type { AuditEntry } from '@zaino/contracts/identity';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { moment } from '../layout/moment-words';
import { auditPath } from './audit-filters';
import css from './audit.module.css';
import { subjectOf, wordsOfAct } from './audit-words';
import { type StateRow, stateRows } from './state-rows';

const columns: TableColumns<StateRow> = [
  { head: 'Che cosa', cell: ({ name }) => name },
  { head: 'Prima', cell: ({ before }) => before },
  { head: 'Dopo', cell: ({ after }) => after },
];

/** What was done, latest first. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <Sheet isEdgeToEdge>
      <ol aria-label="Operazioni" className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry.sequence} entry={entry} />
        ))}
      </ol>
    </Sheet>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { sequence, at, actor, act, subject, reason, before, after } = entry;
  const rows = stateRows(before, after);
  const { words, path } = subjectOf(subject);
  return (
    <li className={css.entry}>
      <p className={css.head}>
        <strong>{wordsOfAct(act)}</strong>
        <span className={css.small}>
          <time dateTime={at}>{moment(at)}</time>, {actor.name}
        </span>
      </p>
      <p className={css.subject}>
        {path === null ? words : <Link to={path}>{words}</Link>}{' '}
        <Link to={auditPath(subject)} className={css.small}>
          Tutte le operazioni<VisuallyHidden> su {words}</VisuallyHidden>
        </Link>
      </p>
      {reason !== null && reason !== '' && <p className={css.reason}>Motivo: {reason}</p>}
      {rows.length > 0 && (
        <details className={css.details}>
          <summary>
            Che cosa è cambiato<VisuallyHidden>, operazione {sequence}</VisuallyHidden>
          </summary>
          <RowsTable
            caption={`Che cosa è cambiato con l’operazione ${sequence}`}
            columns={columns}
            rows={rows}
            keyOf={({ name }) => name}
            isStacked
          />
        </details>
      )}
    </li>
  );
}
