import type Stripe from 'stripe';
import type { CardField, CheckedForm, KeptFields } from '../payment/card-form';
import { testCards } from '../payment/cards';
import { otherWaysOf, wayFacts } from '../resources/ways';
import { escape, euro, page } from './layout';

interface CardPage {
  session: Stripe.Checkout.Session;
  /** Known to the shop; null where it is asked for. */
  email: string | null;
  lines: Stripe.LineItem[];
  /** What whoever pays has kept before; null where nothing can be kept. */
  keptCards: Stripe.PaymentMethod[] | null;
  /** Why the last attempt failed. */
  refusal: Stripe.PaymentIntent.LastPaymentError | null;
  kept?: KeptFields;
  errors?: CheckedForm['errors'];
}

const refusals: Partial<Record<string, string>> = {
  insufficient_funds: 'Sulla carta non ci sono fondi sufficienti.',
  expired_card: 'La carta è scaduta.',
  incorrect_cvc: 'Il codice di sicurezza non è corretto.',
  payment_intent_authentication_failure: 'La banca non ha ricevuto la tua conferma.',
  payment_method_customer_decline: 'Non hai confermato il pagamento.',
};

/** The page on which one pays by card; it works without JavaScript and knows no number once it has answered. */
export function cardPage(view: CardPage): string {
  const { session, email, lines, keptCards, kept = { email: '', nome: '' }, errors = {} } = view;
  const total = session.amount_total ?? 0;
  const hasErrors = Object.keys(errors).length > 0;
  return page(
    `${hasErrors ? 'Errore: ' : ''}Paga ${euro(total)}`,
    `<main>
<h1>Pagamento con carta</h1>
${hasErrors ? errorSummary(errors) : refusalNote(view.refusal)}
${orderTable(lines, total)}
${keptCardsForm(keptCards ?? [])}
<form method="post" novalidate>
${emailField(email, kept, errors)}
${field('numero', 'Numero della carta', { errors, attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"' })}
<div class="pair">
${field('scadenza', 'Scadenza (MM/AA)', { errors, attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="04/30"' })}
${field('cvc', 'Codice (CVC)', { errors, attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"' })}
</div>
${field('nome', 'Nome sulla carta', { errors, value: kept.nome, attributes: 'autocomplete="cc-name" maxlength="100"' })}
${keptCards === null ? '' : keepField}
<button>Paga ${escape(euro(total))}</button>
</form>
${email === null ? '' : otherWaysForm(session)}
${backLink(session)}
${testCardList()}
</main>`,
  );
}

function errorSummary(errors: CheckedForm['errors']): string {
  const items = Object.entries(errors).map(
    ([name, text]) => `<li><a href="#${name}">${escape(text)}</a></li>`,
  );
  return `<div class="alert" role="alert" tabindex="-1" autofocus><p>Controlla questi dati. Non è stato addebitato nulla.</p><ul>${items.join('')}</ul></div>`;
}

function refusalNote(refusal: Stripe.PaymentIntent.LastPaymentError | null): string {
  if (refusal === null) return '';
  const reason =
    refusals[refusal.decline_code ?? refusal.code ?? ''] ?? 'La banca ha rifiutato la carta.';
  return `<div class="alert" role="alert" tabindex="-1" autofocus><p>${reason} Non è stato addebitato nulla: puoi riprovare o pagare in un altro modo.</p></div>`;
}

function orderTable(lines: Stripe.LineItem[], total: number): string {
  const rows = lines.map(
    ({ description, quantity, amount_total: amount }) =>
      `<tr><td>${escape(description ?? '')}${quantity === 1 ? '' : ` × ${quantity ?? 1}`}</td><td class="amount">${escape(euro(amount))}</td></tr>`,
  );
  return `<table><caption class="soft">Che cosa paghi</caption><tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Totale</th><td class="amount"><strong>${escape(euro(total))}</strong></td></tr></tfoot></table><br>`;
}

function emailField(email: string | null, kept: KeptFields, errors: CheckedForm['errors']): string {
  if (email !== null) {
    return `<p>E-mail: <strong>${escape(email)}</strong></p>`;
  }
  const attributes = 'type="email" autocomplete="email" maxlength="200"';
  return field('email', 'E-mail', { errors, value: kept.email, attributes });
}

interface FieldOptions {
  errors: CheckedForm['errors'];
  attributes: string;
  value?: string;
}

function field(
  name: CardField,
  label: string,
  { errors, attributes, value }: FieldOptions,
): string {
  const error = errors[name];
  const shown = value === undefined ? '' : ` value="${escape(value)}"`;
  const described =
    error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-errore"`;
  const note =
    error === undefined ? '' : `<p class="error" id="${name}-errore">${escape(error)}</p>`;
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes}${shown}${described}>${note}</div>`;
}

const keepField =
  '<p class="field"><label><input type="checkbox" name="salva" value="si" style="width:auto"> Salva la carta per la prossima volta</label></p>';

function keptCardsForm(cards: Stripe.PaymentMethod[]): string {
  if (cards.length === 0) return '';
  const buttons = cards.map(
    ({ id, card }) =>
      `<button class="second" name="carta" value="${escape(id)}">Carta salvata che termina con ${escape(card?.last4 ?? '')}</button>`,
  );
  return `<form method="post">${buttons.join('')}</form><br>`;
}

/** Each way is a button; one that settles later has two, by what is to come of it. */
function otherWaysForm(session: Stripe.Checkout.Session): string {
  const buttons = otherWaysOf(session).flatMap((way) => {
    const { label, isDelayed } = wayFacts[way];
    if (!isDelayed) return wayButton(way, label);
    return [
      wayButton(way, `${label}, arriva più tardi`),
      wayButton(`${way}:fallisce`, `${label}, più tardi non riesce`),
    ];
  });
  if (buttons.length === 0) return '';
  return `<h2 id="altri">Altri modi di pagare</h2>
<form method="post" aria-labelledby="altri">${buttons.join('')}</form>`;
}

function wayButton(value: string, label: string): string {
  return `<button class="second" name="modo" value="${value}">${escape(label)}</button>`;
}

export function backLink({ cancel_url: url }: Stripe.Checkout.Session): string {
  return url === null
    ? ''
    : `<p><a class="back" href="${escape(url)}">Torna al negozio senza pagare</a></p>`;
}

function testCardList(): string {
  const items = testCards.map(
    ({ number, label }) =>
      `<li><code>${number.replace(/(....)(?=.)/g, '$1 ')}</code>: ${label}</li>`,
  );
  return `<div class="note"><p>Ambiente di prova: nessun addebito reale. Qualsiasi scadenza futura e codice vanno bene.</p>
<details><summary>Carte di prova</summary><ul>${items.join('')}</ul></details></div>`;
}
