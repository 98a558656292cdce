import type Stripe from 'stripe';
import { escape, euro, page } from './layout';

/** The bank asks its customer (3-D Secure). */
export function challengePage(session: Stripe.Checkout.Session, last4: string): string {
  return page(
    'Conferma della banca',
    `<main>
<h1>La tua banca chiede conferma</h1>
<p>Autorizzi il pagamento di <strong>${escape(euro(session.amount_total ?? 0))}</strong> con la carta che termina con ${escape(last4)}?</p>
<form method="post">
<button name="esito" value="autorizza">Autorizza</button>
<button class="second" name="esito" value="rifiuta">Rifiuta</button>
</form>
<p class="note">Ambiente di prova: questa pagina fa le veci della tua banca (3-D Secure).</p>
</main>`,
  );
}
