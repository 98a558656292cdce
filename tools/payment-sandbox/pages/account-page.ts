import type Stripe from 'stripe';
import { escape, page } from './layout';

/** Stands for the form in which Stripe asks a bookshop who it is. */
export function accountPage(
  { id, details_submitted: isDone }: Stripe.Account,
  back: string,
): string {
  const text = isDone
    ? 'Questo account ha già inviato i suoi dati e può ricevere pagamenti.'
    : 'Qui una libreria comunica a Stripe i propri dati e il proprio conto. In prova basta confermare.';
  return page(
    'Account per i pagamenti',
    `<main>
<h1>Account per i pagamenti</h1>
<p>Account <code>${escape(id)}</code></p>
<p>${text}</p>
<form method="post"><button>${isDone ? 'Continua' : 'Conferma e attiva i pagamenti'}</button></form>
<p><a class="back" href="${escape(back)}">Torna al negozio</a></p>
<p class="note">Ambiente di prova: nessun dato lascia questo computer.</p>
</main>`,
  );
}
