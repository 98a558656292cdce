import type { AdminAccount, AdminBookshop, PlanStanding } from '@zaino/contracts/bookshops';
import { dayOf, moment } from '../../layout/moment-words';
import css from './bookshop-desk.module.css';

/** How the bookshop is paid and pays, and since when; nothing of a service that does not tell. */
export function AccountAndPlan({ bookshop }: { bookshop: AdminBookshop }) {
  const { account, plan, opening } = bookshop;
  if (!account || !plan) return null;
  return (
    <section>
      <h2>Pagamenti e piano</h2>
      <dl>
        <Account account={account} pendingId={opening.pendingStripeAccountId} />
        <Plan plan={plan} />
      </dl>
    </section>
  );
}

function Account({ account, pendingId }: { account: AdminAccount; pendingId: string | null }) {
  const { accountId, standing, isRejected, checkedAt } = account;
  return (
    <>
      <dt>Conto per i pagamenti</dt>
      <dd className={standing === 'restricted' ? css.missing : undefined}>
        {accountWords(account)}
      </dd>
      {isRejected && <dd className={css.missing}>Rifiutato dal fornitore</dd>}
      {accountId && <dd className={css.small}>{accountId}</dd>}
      {pendingId && <dd className={css.small}>{pendingId}, ancora da verificare</dd>}
      {checkedAt && <dd className={css.small}>Chiesto al fornitore il {moment(checkedAt)}</dd>}
    </>
  );
}

function Plan({ plan }: { plan: PlanStanding }) {
  const { status, restsAt, hasPaidFeatures, cancelsAt } = plan;
  const rest = hasPaidFeatures ? 'Le funzioni restano fino al' : 'Funzioni sospese dal';
  return (
    <>
      <dt>Piano</dt>
      <dd className={status === 'past-due' ? css.missing : undefined}>{planWords(plan)}</dd>
      {restsAt && (
        <dd className={css.small}>
          {rest} {dayOf(restsAt)}
        </dd>
      )}
      {cancelsAt && <dd className={css.small}>Disdetto, finisce il {dayOf(cancelsAt)}</dd>}
    </>
  );
}

function accountWords({ standing, restrictedSince, verifiedAt }: AdminAccount): string {
  switch (standing) {
    case 'none':
      return 'Nessuno';
    case 'waiting':
      return 'Il fornitore non ha ancora risposto';
    case 'begun':
      return 'Iniziato, la libreria deve completarlo';
    case 'in-review':
      return 'In verifica dal fornitore';
    case 'active':
      return verifiedAt ? `Attivo dal ${dayOf(verifiedAt)}` : 'Attivo';
    case 'restricted':
      return `Limitato${restrictedSince ? ` dal ${dayOf(restrictedSince)}` : ''}: niente pagamenti online per chi ritira qui`;
  }
}

function planWords({ status, trialEnd, nextPayment, pastDueSince }: PlanStanding): string {
  switch (status) {
    case 'free':
      return 'Gratuito';
    case 'trialing':
      return `Plus, in prova${trialEnd ? ` fino al ${dayOf(trialEnd)}` : ''}`;
    case 'active':
      return `Plus, attivo${nextPayment ? `; prossimo pagamento il ${dayOf(nextPayment)}` : ''}`;
    case 'past-due':
      return `Plus, pagamento mancante${pastDueSince ? ` dal ${dayOf(pastDueSince)}` : ''}`;
    case 'ended':
      return 'Plus finito: ora gratuito';
  }
}
