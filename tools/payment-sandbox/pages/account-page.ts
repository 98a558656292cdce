import type Stripe from 'stripe';
import { escape, page } from './layout';

/** Stands for the form in which Stripe asks a bookshop who it is: in the sandbox one says what comes of it. */
export function accountPage(
  { id, details_submitted: isDone, requirements }: Stripe.Account,
  back: string,
): string {
  const due = requirements?.currently_due ?? [];
  const text = isDone
    ? 'Questo account ha già inviato i suoi dati.'
    : 'Qui una libreria comunica a Stripe i propri dati e il proprio conto. In prova basta scegliere.';
  const list = due.map((name) => `<li><code>${escape(name)}</code></li>`).join('');
  return page(
    'Account per i pagamenti',
    `<main>
<h1>Account per i pagamenti</h1>
<p>Account <code>${escape(id)}</code></p>
<p>${text}</p>
${due.length > 0 ? `<p>Stripe chiede ancora:</p><ul>${list}</ul>` : ''}
<form method="post">
<button name="esito" value="completo">${isDone && due.length === 0 ? 'Continua' : 'Conferma e attiva i pagamenti'}</button>
<button class="second" name="esito" value="incompleto">Invia senza il documento</button>
<button class="second" name="esito" value="verifica">Invia e resta in verifica</button>
</form>
<p><a class="back" href="${escape(back)}">Torna al negozio senza inviare</a></p>
<p class="note">Ambiente di prova: nessun dato lascia questo computer.</p>
</main>`,
  );
}
