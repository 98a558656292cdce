import { useQuery } from '@tanstack/react-query';
import { type StoredSecurityLogEntry, UNKNOWN_DEVICE } from '@zaino/contracts/identity';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { moment } from '../../layout/moment-words';
import { PartFailure } from './part-failure';
import { securityLogQuery } from './user.api';
import css from './user-desk.module.css';

const columns: TableColumns<StoredSecurityLogEntry> = [
  { head: 'Che cosa', cell: ({ message }) => message },
  { head: 'Quando', cell: ({ timestamp }) => moment(timestamp) },
  { head: 'Da', cell: ({ userAgent }) => userAgent ?? UNKNOWN_DEVICE },
];

/** What the security log tells of an account: the last seven days. */
export function SecurityLog({ uid }: { uid: string }) {
  const { data: entries, error, refetch, isFetching } = useQuery(securityLogQuery(uid));
  return (
    <section className={css.part}>
      <h2>Accessi e sicurezza</h2>
      {error && (
        <PartFailure
          words="Il registro di sicurezza non si è caricato."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!entries && !error && <p role="status">Caricamento...</p>}
      {entries?.length === 0 && <p>Nulla negli ultimi sette giorni.</p>}
      {entries && entries.length > 0 && (
        <RowsTable
          caption="Ultimi avvenimenti, dei sette giorni che il registro conserva"
          columns={columns}
          rows={entries}
          keyOf={({ id }) => id}
          isStacked
        />
      )}
    </section>
  );
}
