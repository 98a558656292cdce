import type { DeskOrder } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { paymentStateWords } from '@zaino/rules/order-words';
import { Sheet } from '@zaino/ui/sheet';
import css from './order-page.module.css';

const moment = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** Whom an order is for, and how its money stands. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { contact, totals, paymentState, createdAt, payBefore } = order;
  return (
    <Sheet className={css.sheet}>
      <h2>Famiglia</h2>
      <dl className={css.facts}>
        {contact ? (
          <>
            <dt>Nome</dt>
            <dd>
              {contact.lastName} {contact.firstName}
            </dd>
            <dt>Telefono</dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
            </dd>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
            {order.isGuest && (
              <>
                <dt>Account</dt>
                <dd>Ha ordinato senza account</dd>
              </>
            )}
          </>
        ) : (
          <>
            <dt>Nome</dt>
            <dd>Non serve più: l’ordine è chiuso da oltre 30 giorni.</dd>
          </>
        )}
        <dt>Ordinato</dt>
        <dd>{moment.format(new Date(createdAt))}</dd>
        <dt>Totale</dt>
        <dd>{formatEuro(totals.total)}</dd>
        <dt>Pagamento</dt>
        <dd>{paymentStateWords[paymentState]}</dd>
        {payBefore && (
          <>
            <dt>Tenuto fino al</dt>
            <dd>{moment.format(new Date(payBefore))}</dd>
          </>
        )}
      </dl>
    </Sheet>
  );
}

const actors = {
  customer: 'La famiglia',
  staff: 'Il negozio online',
  bookshop: 'La libreria',
  system: 'Il sistema',
} as const;

/** All that was done to the order, newest first. */
export function OrderHistory({ events }: Pick<DeskOrder, 'events'>) {
  return (
    <Sheet className={css.sheet}>
      <h2>Storia</h2>
      <ol className={css.events} reversed>
        {events.toReversed().map(({ at, who, name, text }, index) => (
          <li key={`${at}-${index}`}>
            {text}
            <br />
            <span className={css.small}>
              <time dateTime={at}>{moment.format(new Date(at))}</time>, {name ?? actors[who]}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
