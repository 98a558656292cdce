import type { RegisterRow, SalesRegister } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { PagePart } from '@zaino/ui/page-part';
import { RowsTable, type TableColumn, type TableColumns } from '@zaino/ui/rows-table';
import { kindWords } from '../../stats/stats-words';

type Amounts = SalesRegister['totals'][number];

const figures: readonly TableColumn<Amounts>[] = [
  { head: 'Incassato', isFigures: true, cell: ({ sold }) => formatEuro(sold) },
  { head: 'Rimborsato', isFigures: true, cell: ({ refunded }) => formatEuro(refunded) },
  { head: 'Corrispettivi', isFigures: true, cell: ({ takings }) => formatEuro(takings) },
  { head: 'Imponibile', isFigures: true, cell: ({ taxable }) => formatEuro(taxable) },
  { head: 'Imposta', isFigures: true, cell: ({ tax }) => formatEuro(tax) },
  { head: 'Con fattura', isFigures: true, cell: ({ invoiced }) => formatEuro(invoiced) },
];

const totalColumns: TableColumns<Amounts> = [
  { head: 'Tipo di IVA', cell: ({ kind }) => kindWords[kind] },
  ...figures,
];

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const dayColumns: TableColumns<RegisterRow> = [
  { head: 'Giorno', cell: ({ day }) => dayFormat.format(new Date(`${day}T00:00:00Z`)) },
  { head: 'Tipo di IVA', cell: ({ kind }) => kindWords[kind] },
  ...figures,
];

/** The month by kind of taxation, and each of its days. */
export function RegisterTables({ register: { totals, rows } }: { register: SalesRegister }) {
  return (
    <>
      <PagePart title="Totali del mese">
        <RowsTable
          caption="Totali del mese"
          columns={totalColumns}
          rows={totals}
          keyOf={({ kind }) => kind}
          isStacked
        />
      </PagePart>
      <PagePart title="Giorno per giorno">
        <RowsTable
          caption="Giorno per giorno"
          columns={dayColumns}
          rows={rows}
          keyOf={({ day, kind }) => `${day} ${kind}`}
          isStacked
        />
      </PagePart>
    </>
  );
}
