import type { OwnPayments } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Outcome } from '@zaino/web/outcome';
import { useLoaderData } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { AccountStanding } from './account-standing';
import { MoneyTable, PayoutsTable } from './money-tables';
import { OwedTable } from './owed-table';
import type { PaymentsData } from './payments.api';

const TITLE = 'Pagamenti';

/** The account for payments of a bookshop: how it stands, and what it was paid. */
export function PaymentsPage() {
  const { tenantId, payments, payouts, money, back } = useLoaderData<PaymentsData>();
  if (tenantId === null || payments?.failure?.kind === 'forbidden') return <NoDesk title={TITLE} />;
  return (
    <DeskPage title={TITLE} isOfPayments>
      {payments?.failure && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={payments.failure} />
      )}
      {payments?.value && (
        <>
          <BackNotice back={back} payments={payments.value} />
          <AccountStanding tenantId={tenantId} payments={payments.value} />
        </>
      )}
      <Part title="Accrediti in banca" outcome={payouts}>
        {({ payouts: all }) => (
          <PayoutsTable payouts={all} areElsewhere={isElsewhere(payments?.value)} />
        )}
      </Part>
      <Part title="Pagamenti online" outcome={money}>
        {({ months }) => <MoneyTable tenantId={tenantId} months={months} />}
      </Part>
      <Owed money={money} />
    </DeskPage>
  );
}

function isElsewhere(payments: OwnPayments | null | undefined): boolean {
  return payments != null && payments.accountId !== null && !payments.isMadeHere;
}

/** Nothing where all was sent, or where nobody can say. */
function Owed({ money }: Pick<PaymentsData, 'money'>) {
  const owed = money?.value?.owed;
  if (!owed || owed.total === 0) return null;
  return (
    <Part title="Da trasferirti" outcome={{ value: owed, failure: null }}>
      {(value) => <OwedTable owed={value} />}
    </Part>
  );
}

interface BackNoticeProps {
  back: PaymentsData['back'];
  payments: OwnPayments;
}

function BackNotice({ back, payments: { standing } }: BackNoticeProps) {
  if (back === 'expired') {
    return (
      <Notice>
        <strong>Il collegamento è scaduto.</strong> Premi di nuovo il pulsante: se ne apre uno
        nuovo, e quello che hai già scritto resta.
      </Notice>
    );
  }
  if (back === null || standing === 'active' || standing === 'none') return null;
  return (
    <Notice>
      <strong>Grazie.</strong> Se hai inviato tutto, la conferma arriva fra poco: ricarica la pagina
      tra un minuto.
    </Notice>
  );
}

interface PartProps<Value> {
  title: string;
  outcome: Outcome<Value> | null;
  children: (value: Value) => ReactNode;
}

/** One part may fail while the others are shown. */
function Part<Value>({ title, outcome, children }: PartProps<Value>) {
  return (
    <PagePart title={title}>
      {outcome?.failure && <ServiceFailure failure={outcome.failure} />}
      {outcome?.value && children(outcome.value)}
    </PagePart>
  );
}
