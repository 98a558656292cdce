import type Stripe from 'stripe';
import { escape, euro, page } from './layout';

/** Stands for the site or the app of another way to pay, where its customer says yes or no. */
export function wayPage(session: Stripe.Checkout.Session, label: string): string {
  return page(
    `Paga con ${label}`,
    `<main>
<h1>${escape(label)} chiede conferma</h1>
<p>Confermi il pagamento di <strong>${escape(euro(session.amount_total ?? 0))}</strong> con ${escape(label)}?</p>
<form method="post">
<button name="esito" value="autorizza">Conferma</button>
<button class="second" name="esito" value="rifiuta">Rifiuta</button>
</form>
<p class="note">Ambiente di prova: questa pagina fa le veci di ${escape(label)}.</p>
</main>`,
  );
}
