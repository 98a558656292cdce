import { type Order, type OrderLine, WITHDRAWAL_DAYS } from '@zaino/contracts/orders';
import { returnCostWords } from '@zaino/rules/return-costs';
import { fullDay } from '../../order-lines/dates';
import css from './withdrawal.module.css';

const DAY_MS = 86_400_000;

/** How to send back what was withdrawn from and is with the customer. */
export function ReturnWords({ order }: { order: Order }) {
  const { lines, number, pickupPoint } = order;
  const waiting = lines.filter(isWaiting);
  const [first] = waiting.flatMap(({ withdrawnAt }) => withdrawnAt ?? []).sort();
  if (first === undefined) return null;
  const until = fullDay(new Date(Date.parse(first) + WITHDRAWAL_DAYS * DAY_MS).toISOString());
  return (
    <div className={css.returning}>
      <h3>Come restituire</h3>
      <ol className={css.howTo}>
        <li>Metti gli articoli in una busta o in una scatola, così come li hai ricevuti.</li>
        <li>Aggiungi un foglio con il numero dell’ordine, {number}.</li>
        {addressesOf(order, waiting).map(({ address, whose }) => (
          <li key={address}>
            {pickupPoint ? `Riporta${whose} entro il ` : `Spedisci${whose} entro il `}
            {until} a {address}.
          </li>
        ))}
      </ol>
      <p className={css.words}>
        Ti rimborsiamo entro 14 giorni da quando arrivano, come hai pagato.{' '}
        {returnCostWords(order.shippingMethod)} In quel caso scrivici prima di rimandarlo.
      </p>
    </div>
  );
}

const isWaiting = ({ state, withdrawnAt }: OrderLine) =>
  withdrawnAt !== null && (state === 'delivered' || state === 'shipped');

/** Where what is sent back goes, to whoever has sold it. */
function addressesOf({ sellers = [], returnAddress }: Order, waiting: readonly OrderLine[]) {
  const theirs = sellers.filter(({ lineIds }) => waiting.some(({ id }) => lineIds.includes(id)));
  const isOfOne = theirs.length < 2;
  if (theirs.length === 0) {
    return [{ address: returnAddress ?? 'l’indirizzo che trovi nella ricevuta', whose: 'li' }];
  }
  return theirs.map(({ name, returnAddress: address }) => ({
    address,
    whose: isOfOne ? 'li' : ` quelli venduti da ${name}`,
  }));
}
