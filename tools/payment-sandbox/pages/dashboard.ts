import type Stripe from 'stripe';
import { idOf } from '../ledger/id-of';
import type { Store } from '../ledger/store';
import type { Sandbox } from '../sandbox';
import { escape, euro, page } from './layout';

const MOST_ROWS = 50;
const time = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});

/** What the sandbox holds, for people: the newest of each kind. */
export function dashboardPage({ store }: Sandbox): string {
  const sessions = store.objects('sessions');
  const intents = store.objects('paymentIntents');
  const refunds = store.objects('refunds');
  const events = store.objects('events');
  return page(
    'Pagamenti di prova',
    `<main>
<h1>Pagamenti di prova</h1>
<p class="soft">Qui arrivano i pagamenti che il negozio chiede da questo computer: nessun addebito è reale.</p>
${table({ title: 'Sessioni', heads: ['Creata', 'Riferimento', 'Sessione', 'Importo', 'Stato', 'Pagamento'], all: sessions, cells: sessionCells })}
${table({ title: 'Pagamenti', heads: ['Creato', 'Pagamento', 'Importo', 'Stato', 'Ultimo errore'], all: intents, cells: intentCells })}
${table({ title: 'Rimborsi', heads: ['Creato', 'Rimborso', 'Importo', 'Stato', 'Pagamento'], all: refunds, cells: refundCells })}
${table({ title: 'Eventi', heads: ['Creato', 'Tipo', 'Evento', 'Consegna'], all: events, cells: eventCells(store) })}
</main>`,
    true,
  );
}

interface Table<T> {
  title: string;
  heads: string[];
  all: T[];
  cells: (row: T) => string[];
}

function table<T>({ title, heads, all, cells }: Table<T>): string {
  const rows = all.slice(-MOST_ROWS).toReversed().map(cells);
  const count = all.length > MOST_ROWS ? `, gli ultimi ${MOST_ROWS} di ${all.length}` : '';
  if (rows.length === 0) return `<h2>${title}</h2><p>Ancora niente.</p>`;
  return `<h2>${title}${count}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table></div>`;
}

function sessionCells(session: Stripe.Checkout.Session): string[] {
  const { created, id, amount_total: amount, status, payment_intent: intent } = session;
  const { client_reference_id: reference } = session;
  const shortId = `${id.slice(0, 20)}…`;
  return [at(created), reference ?? '', shortId, euro(amount ?? 0), status ?? '', idOf(intent)];
}

function intentCells(intent: Stripe.PaymentIntent): string[] {
  const { created, id, amount, status, last_payment_error: error } = intent;
  return [at(created), id, euro(amount), status, error?.decline_code ?? error?.code ?? ''];
}

function refundCells({
  created,
  id,
  amount,
  status,
  payment_intent: intent,
}: Stripe.Refund): string[] {
  return [at(created), id, euro(amount), status ?? '', idOf(intent)];
}

function eventCells(store: Store): (event: Stripe.Event) => string[] {
  return ({ created, type, id }) => {
    const delivery = store.get('deliveries', id)?.object;
    return [at(created), type, id, deliveryText(delivery)];
  };
}

function deliveryText(
  delivery: { attempts: number; status: number; isDelivered: boolean } | undefined,
): string {
  if (!delivery) return 'in attesa';
  const { attempts, status, isDelivered } = delivery;
  return isDelivered
    ? `consegnato (${attempts})`
    : `${attempts} tentativi, ultima risposta ${status}`;
}

function at(seconds: number): string {
  return time.format(new Date(seconds * 1_000));
}
