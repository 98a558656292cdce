import type { Dac7Amounts, Dac7Report, ReportedSeller } from '@zaino/contracts/orders';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { PagePart } from '@zaino/ui/page-part';
import { RowsTable, type TableColumn, type TableColumns } from '@zaino/ui/rows-table';
import { Link } from '@zaino/web/router';

const fieldWords: Readonly<Record<ReportedSeller['missing'][number], string>> = {
  name: 'nome',
  address: 'indirizzo',
  postalCode: 'CAP',
  city: 'comune',
  province: 'provincia',
  vatNumber: 'partita IVA',
};

const sellerColumn: TableColumn<ReportedSeller> = {
  head: 'Libreria',
  cell: ({ id, name }) => <Link to={`/admin/bookshops/${id}`}>{name || 'Senza nome'}</Link>,
};

const yearColumns: TableColumns<ReportedSeller> = [
  sellerColumn,
  {
    head: 'Da comunicare',
    cell: ({ isExcluded }) => (isExcluded ? 'No, sotto le soglie' : 'Sì'),
  },
  {
    head: 'Dati',
    cell: ({ missing }) =>
      missing.length === 0
        ? 'Completi'
        : `Manca: ${missing.map((field) => fieldWords[field]).join(', ')}`,
  },
  {
    head: 'Vendite',
    isFigures: true,
    cell: ({ total }) => formatCount(total.sales),
  },
  { head: 'Incassato', isFigures: true, cell: ({ total }) => formatEuro(total.paid) },
  { head: 'Rimborsato', isFigures: true, cell: ({ total }) => formatEuro(total.refunded) },
  { head: 'Commissioni', isFigures: true, cell: ({ total }) => formatEuro(total.fees) },
  { head: 'Corrispettivo', isFigures: true, cell: ({ total }) => formatEuro(total.consideration) },
];

const quarterNames = ['I trimestre', 'II trimestre', 'III trimestre', 'IV trimestre'] as const;

const quarterColumns: TableColumns<ReportedSeller> = [
  sellerColumn,
  ...quarterNames.map((head, n): TableColumn<ReportedSeller> => ({
    head,
    isFigures: true,
    cell: ({ quarters }) => quarterWords(quarters[n]),
  })),
];

function quarterWords(amounts: Dac7Amounts | undefined): string {
  if (amounts === undefined) return '';
  const { sales, consideration, fees } = amounts;
  const sold = sales === 1 ? '1 vendita' : `${formatCount(sales)} vendite`;
  return `${formatEuro(consideration)} (${sold}, commissioni ${formatEuro(fees)})`;
}

/** The year of each bookshop, and its quarters. */
export function Dac7Tables({ report: { sellers } }: { report: Dac7Report }) {
  return (
    <>
      <PagePart title="Anno">
        <RowsTable
          caption="Anno"
          columns={yearColumns}
          rows={sellers}
          keyOf={({ id }) => id}
          isStacked
        />
      </PagePart>
      <PagePart title="Corrispettivo per trimestre">
        <RowsTable
          caption="Corrispettivo per trimestre"
          columns={quarterColumns}
          rows={sellers}
          keyOf={({ id }) => id}
          isStacked
        />
      </PagePart>
    </>
  );
}
