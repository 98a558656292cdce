import type Stripe from 'stripe';
import { escape, euro, page } from './layout';

interface PortalPage {
  session: Stripe.BillingPortal.Session;
  card: Stripe.PaymentMethod.Card | null;
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  /** What is wrong with the card that was given. */
  errors: readonly string[];
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });
const dayOf = (seconds: number | null | undefined) => day.format(new Date((seconds ?? 0) * 1_000));

/** Stands for the portal in which one changes a card, reads invoices and cancels. */
export function portalPage(view: PortalPage): string {
  const { session, card, subscriptions, invoices, errors } = view;
  return page(
    'Pagamenti e fatture',
    `<main>
<h1>Pagamenti e fatture</h1>
${errors.length > 0 ? `<div class="alert" role="alert">${errors.map((text) => `<p>${escape(text)}</p>`).join('')}</div>` : ''}
<h2>Piano</h2>
${subscriptions.map(subscriptionPart).join('') || '<p>Nessun piano.</p>'}
<h2>Carta</h2>
<p>${card ? `${escape(card.brand)}, finisce con ${escape(card.last4)}` : 'Nessuna carta.'}</p>
<form method="post" novalidate>
<input type="hidden" name="azione" value="carta">
<div class="field"><label for="numero">Numero della carta</label><input id="numero" name="numero" inputmode="numeric" autocomplete="cc-number"></div>
<div class="pair">
<div class="field"><label for="scadenza">Scadenza (MM/AA)</label><input id="scadenza" name="scadenza" autocomplete="cc-exp"></div>
<div class="field"><label for="cvc">Codice (CVC)</label><input id="cvc" name="cvc" autocomplete="cc-csc"></div>
</div>
<div class="field"><label for="nome">Nome sulla carta</label><input id="nome" name="nome" autocomplete="cc-name"></div>
<button>Cambia carta</button>
</form>
<h2>Fatture</h2>
${invoiceTable(invoices)}
${session.return_url === null ? '' : `<p><a class="back" href="${escape(session.return_url)}">Torna al negozio</a></p>`}
<p class="note">Ambiente di prova: nessun addebito reale.</p>
</main>`,
  );
}

function subscriptionPart(subscription: Stripe.Subscription): string {
  const { id, status, cancel_at_period_end: isCancelled, items } = subscription;
  const [item] = items.data;
  const price = euro(item?.price.unit_amount ?? 0);
  if (status === 'canceled') return `<p>Piano da ${escape(price)}: finito.</p>`;
  const end = dayOf(item?.current_period_end);
  const words = isCancelled ? `finisce il ${end}` : `si rinnova il ${end}`;
  return `<p>Piano da ${escape(price)}: ${words}.</p>
<form method="post"><input type="hidden" name="azione" value="${isCancelled ? 'riprendi' : 'disdici'}"><input type="hidden" name="piano" value="${escape(id)}"><button class="second">${isCancelled ? 'Riprendi il piano' : 'Disdici il piano'}</button></form>`;
}

function invoiceTable(invoices: readonly Stripe.Invoice[]): string {
  if (invoices.length === 0) return '<p>Nessuna fattura.</p>';
  const rows = invoices.map(
    ({ created, total, status }) =>
      `<tr><td>${dayOf(created)}</td><td>${status === 'paid' ? 'pagata' : 'da pagare'}</td><td class="amount">${escape(euro(total))}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Giorno</th><th scope="col">Stato</th><th scope="col">Totale</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
