import type Stripe from 'stripe';
import { backLink } from './card-page';
import { page } from './layout';

/** Nothing can be paid here any more. */
export function closedPage(session: Stripe.Checkout.Session | undefined): string {
  const text = session
    ? 'Il tempo per pagare è finito. Non è stato addebitato nulla: torna al negozio per ricominciare.'
    : 'Questo indirizzo non porta a nessun pagamento.';
  return page(
    'Pagamento non disponibile',
    `<main>
<h1>Pagamento non disponibile</h1>
<p>${text}</p>
${session ? backLink(session).replace(' senza pagare', '') : ''}
</main>`,
  );
}
