import type { OwnTenant } from '@zaino/contracts/bookshops';
import {
  bookshopStateWords,
  isBeingReviewed,
  missingSteps,
  reviewWords,
} from '@zaino/rules/bookshop-words';
import { CardsOffNotice } from '@zaino/ui/bookshop-notices';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';

/** How the owner's bookshop stands; null where its service did not answer. */
export function BookshopSummary({ tenant }: { tenant: OwnTenant | null }) {
  const way = <Link to="/dashboard/negozio">Vai alla tua libreria</Link>;
  if (!tenant) {
    return (
      <Notice action={way}>
        <strong>La tua libreria.</strong> Servizio momentaneamente non disponibile: il resto della
        pagina funziona.
      </Notice>
    );
  }
  const { name, meaning } = bookshopStateWords[tenant.state];
  const missing = missingSteps(tenant);
  const todo = tenant.state === 'open' ? 'Perché resti aperta manca' : 'Per aprirla manca';
  return (
    <>
      <Notice tone={tenant.state === 'open' ? 'success' : 'plain'} action={way}>
        <strong>
          {tenant.name}: {name.toLowerCase()}.
        </strong>{' '}
        {meaning}
        {isBeingReviewed(tenant)
          ? ` ${reviewWords}`
          : missing.length > 0 && ` ${todo}: ${missing.join(', ')}.`}
        {tenant.opening.pending && ' Alcune modifiche aspettano la nostra approvazione.'}
      </Notice>
      {!tenant.payments.canTakeCards && <CardsOffNotice />}
    </>
  );
}
