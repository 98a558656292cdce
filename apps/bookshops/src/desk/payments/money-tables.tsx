import type { CardMoney, Payout, Payouts } from '@zaino/contracts/orders';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { CsvExport } from '../csv-export';
import { downloadMoney } from './payments.api';
import css from './payments-page.module.css';

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const stateWords: Record<Payout['state'], string> = {
  pending: 'In preparazione',
  'in-transit': 'In viaggio',
  paid: 'Arrivato',
  failed: 'Non riuscito: controlla l’IBAN',
  canceled: 'Annullato',
};

const payoutColumns: TableColumns<Payout> = [
  { head: 'In banca', cell: (payout) => day.format(new Date(payout.day)) },
  { head: 'Somma', isFigures: true, cell: ({ amount }) => formatEuro(amount) },
  { head: 'Stato', cell: ({ state }) => stateWords[state] },
];

interface PayoutsTableProps extends Payouts {
  /** They are told of accounts alone that were made here. */
  areElsewhere: boolean;
}

/** Money that went to the bank. */
export function PayoutsTable({ payouts, areElsewhere }: PayoutsTableProps) {
  if (areElsewhere) {
    return <EmptyState>Gli accrediti alla tua banca li vedi nel tuo conto Stripe.</EmptyState>;
  }
  if (payouts.length === 0) {
    return (
      <EmptyState>
        Ancora nessun accredito. Qui trovi il denaro che va dal conto alla tua banca, con la data.
      </EmptyState>
    );
  }
  return (
    <RowsTable
      caption="Accrediti in banca"
      columns={payoutColumns}
      rows={payouts}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

const monthColumns: TableColumns<CardMoney['months'][number]> = [
  { head: 'Mese', cell: (of) => month.format(new Date(`${of.month}-01T00:00:00Z`)) },
  { head: 'Pagamenti', isFigures: true, cell: ({ payments }) => formatCount(payments) },
  { head: 'Pagato', isFigures: true, cell: ({ paid }) => formatEuro(paid) },
  { head: 'Commissione', isFigures: true, cell: ({ fee }) => formatEuro(fee) },
  { head: 'Trasferito', isFigures: true, cell: ({ transferred }) => formatEuro(transferred) },
  {
    head: 'Ripreso per rimborsi',
    isFigures: true,
    cell: ({ takenBack }) => formatEuro(takenBack),
  },
];

/** What was paid by card, kept and taken back. */
export function MoneyTable({ months, tenantId }: CardMoney & { tenantId: string }) {
  if (months.length === 0) {
    return (
      <EmptyState>
        Ancora nessun pagamento online su questo conto. Qui trovi, mese per mese, quanto è stato
        pagato, la commissione e quanto ti è arrivato.
      </EmptyState>
    );
  }
  return (
    <>
      <RowsTable
        caption="Pagamenti online per mese"
        columns={monthColumns}
        rows={months}
        keyOf={({ month: of }) => of}
        isStacked
      />
      <p className={css.hint}>
        Contano i libri che vendi tu e che sono stati pagati online su questo conto; i rimborsi, nel
        mese in cui sono stati fatti.
      </p>
      <CsvExport download={() => downloadMoney(tenantId)} />
    </>
  );
}
