import { longDayWords } from '@zaino/charts/figure-words';
import type { Retention } from '@zaino/contracts/shared';
import { PagePart } from '@zaino/ui/page-part';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { dayOf } from '../layout/moment-words';
import { retentionWords } from './check-words';

const columns: TableColumns<Retention> = [
  { head: 'Dati', cell: ({ kind }) => retentionWords[kind] },
  { head: 'Tenuti per', cell: ({ keptFor }) => keptFor },
  { head: 'I più vecchi', cell: ({ oldest }) => (oldest === null ? 'nessuno' : dayOf(oldest)) },
  { head: 'Prossima cancellazione', cell: deletionWords },
];

/** How long data of each kind are kept, and when something of them is forgotten next. */
export function RetentionPart({ retention }: { retention: readonly Retention[] }) {
  if (retention.length === 0) return null;
  return (
    <PagePart title="Conservazione dei dati">
      <RowsTable
        caption="Conservazione dei dati"
        columns={columns}
        rows={retention}
        keyOf={({ kind }) => kind}
        isStacked
      />
    </PagePart>
  );
}

function deletionWords({ nextDeletion, isLate }: Retention): string {
  if (nextDeletion === null) return 'niente da cancellare';
  const day = longDayWords(nextDeletion);
  return isLate ? `${day}: da sistemare, la cancellazione è in ritardo` : day;
}
