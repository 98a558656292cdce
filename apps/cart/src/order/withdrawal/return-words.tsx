import type { Order } from '@zaino/contracts/orders';
import { WITHDRAWAL_DAYS } from '@zaino/contracts/orders';
import { returnCostWords } from '@zaino/rules/return-costs';
import { fullDay } from '../../order-lines/dates';
import css from './withdrawal.module.css';

const DAY_MS = 86_400_000;

/** How to send back what was withdrawn from and is with the customer. */
export function ReturnWords({ order }: { order: Order }) {
  const { lines, number, pickupPoint, returnAddress } = order;
  const waiting = lines.flatMap(({ state, withdrawnAt }) =>
    withdrawnAt !== null && (state === 'delivered' || state === 'shipped') ? [withdrawnAt] : [],
  );
  const [first] = waiting.sort();
  if (first === undefined) return null;
  const until = fullDay(new Date(Date.parse(first) + WITHDRAWAL_DAYS * DAY_MS).toISOString());
  return (
    <div className={css.returning}>
      <h3>Come restituire</h3>
      <ol className={css.howTo}>
        <li>Metti gli articoli in una busta o in una scatola, così come li hai ricevuti.</li>
        <li>Aggiungi un foglio con il numero dell’ordine, {number}.</li>
        <li>
          {pickupPoint ? 'Riportali entro il ' : 'Spediscili entro il '}
          {until} a {returnAddress ?? 'l’indirizzo che trovi nella ricevuta'}.
        </li>
      </ol>
      <p className={css.words}>
        Ti rimborsiamo entro 14 giorni da quando arrivano, come hai pagato.{' '}
        {returnCostWords(order.shippingMethod)} In quel caso scrivici prima di rimandarlo.
      </p>
    </div>
  );
}
