import type { CardMoney, Payout, Payouts } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { Table } from '@zaino/ui/table';
import { type ReactNode, useState } from 'react';
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
    <Table caption="Accrediti in banca" className={css.stacked}>
      <thead>
        <tr>
          <th scope="col">In banca</th>
          <th scope="col" data-figures>
            Somma
          </th>
          <th scope="col">Stato</th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <th scope="row">{day.format(new Date(payout.day))}</th>
            <Cell label="Somma">{formatEuro(payout.amount)}</Cell>
            <td data-label="Stato">{stateWords[payout.state]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What was paid by card, kept and taken back. */
export function MoneyTable({ months, tenantId }: CardMoney & { tenantId: string }) {
  if (months.length === 0) {
    return (
      <EmptyState>
        Ancora nessun pagamento con carta su questo conto. Qui trovi, mese per mese, quanto è stato
        pagato, la commissione e quanto ti è arrivato.
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption="Pagamenti con carta per mese" className={css.stacked}>
        <thead>
          <tr>
            <th scope="col">Mese</th>
            <th scope="col" data-figures>
              Pagamenti
            </th>
            <th scope="col" data-figures>
              Pagato
            </th>
            <th scope="col" data-figures>
              Commissione
            </th>
            <th scope="col" data-figures>
              Trasferito
            </th>
            <th scope="col" data-figures>
              Ripreso per rimborsi
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{month.format(new Date(`${one.month}-01T00:00:00Z`))}</th>
              <Cell label="Pagamenti">{one.payments.toLocaleString('it-IT')}</Cell>
              <Cell label="Pagato">{formatEuro(one.paid)}</Cell>
              <Cell label="Commissione">{formatEuro(one.fee)}</Cell>
              <Cell label="Trasferito">{formatEuro(one.transferred)}</Cell>
              <Cell label="Ripreso per rimborsi">{formatEuro(one.takenBack)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={css.hint}>
        Contano i libri che vendi tu e che sono stati pagati con carta su questo conto; i rimborsi,
        nel mese in cui sono stati fatti.
      </p>
      <Export tenantId={tenantId} />
    </>
  );
}

/** On a phone the head of its column stands beside it. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-figures data-label={label}>
      {children}
    </td>
  );
}

function Export({ tenantId }: { tenantId: string }) {
  const [hasFailed, setFailed] = useState(false);
  const onExport = () => {
    setFailed(false);
    downloadMoney(tenantId).catch(() => setFailed(true));
  };
  return (
    <div>
      <Button variant="outline" size="small" onClick={onExport}>
        Scarica CSV
      </Button>
      {hasFailed && <Notice tone="error">Il file non è arrivato. Riprova.</Notice>}
    </div>
  );
}
