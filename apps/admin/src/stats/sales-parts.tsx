import type { ChartColumns } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { countWords, shareWords } from '@zaino/charts/figure-words';
import type { Sales } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { partColumns, type PartRow } from './part-columns';
import { kindWords, methodWords, paymentWords } from './stats-words';

const NOTHING = 'Niente di venduto in questi giorni.';

/** What was sold by how it is taxed, how it comes, how it is paid, who sells it, and the vouchers that were used. */
export function SalesParts({ sales }: { sales: Sales }) {
  const { methods, payments, sellers } = sales;
  return (
    <>
      <Kinds sales={sales} />
      <Parts
        title="Venduto per consegna"
        head="Consegna"
        rows={methods.map((one) => ({ ...one, key: one.method, name: methodWords[one.method] }))}
        fileName="vendite-per-consegna"
      />
      <Parts
        title="Venduto per pagamento"
        head="Pagamento"
        rows={payments.map((one) => ({ ...one, key: one.method, name: paymentWords[one.method] }))}
        fileName="vendite-per-pagamento"
      />
      <Parts
        title="Venduto per chi vende"
        head="Chi vende"
        rows={sellers.map((one) => ({ ...one, key: one.id ?? '' }))}
        fileName="vendite-per-venditore"
      />
      <Vouchers sales={sales} />
    </>
  );
}

interface PartsProps {
  title: string;
  head: string;
  rows: readonly PartRow[];
  fileName: string;
}

function Parts({ title, head, rows, fileName }: PartsProps) {
  return (
    <Compared
      title={title}
      rows={rows.toSorted((one, other) => other.turnover - one.turnover)}
      columns={partColumns(head)}
      valueOf={({ turnover }) => turnover}
      words={formatEuro}
      empty={NOTHING}
      fileName={fileName}
    />
  );
}

function Kinds({ sales: { kinds, totals } }: { sales: Sales }) {
  const rows = kinds
    .map((one) => ({ ...one, key: one.kind, name: kindWords[one.kind] }))
    .toSorted((one, other) => other.amount - one.amount);
  const columns: ChartColumns<(typeof rows)[number]> = [
    { head: 'Tipo', cell: ({ name }) => name },
    { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
    { head: 'Importo', isFigures: true, cell: ({ amount }) => formatEuro(amount) },
    {
      head: 'Del totale',
      isFigures: true,
      cell: ({ amount }) => shareWords(amount, totals.total),
    },
  ];
  return (
    <Compared
      title="Totale per tipo di IVA"
      rows={rows}
      columns={columns}
      valueOf={({ amount }) => amount}
      words={formatEuro}
      empty={NOTHING}
      fileName="vendite-per-iva"
    />
  );
}

function Vouchers({ sales: { vouchers } }: { sales: Sales }) {
  const rows = vouchers.map((one) => ({ ...one, key: one.code, name: one.code }));
  const columns: ChartColumns<(typeof rows)[number]> = [
    { head: 'Buono', cell: ({ code }) => code },
    { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
    { head: 'Sconto dato', isFigures: true, cell: ({ discount }) => formatEuro(discount) },
    { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
  ];
  return (
    <Compared
      title="Buoni sconto usati"
      rows={rows}
      columns={columns}
      valueOf={({ orders }) => orders}
      words={(orders) => (orders === 1 ? '1 ordine' : `${countWords(orders)} ordini`)}
      empty="Nessun buono usato in questi giorni."
      fileName="buoni-sconto"
    />
  );
}
