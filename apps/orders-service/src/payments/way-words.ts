import type { PaymentWay } from '@zaino/contracts/orders';
import type { PaymentEntity } from './payment.entity';

/** Ways to pay that families know, in the order in which they are named. */
const names: Readonly<Record<string, string>> = {
  card: 'carta',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  satispay: 'Satispay',
  klarna: 'Klarna',
  scalapay: 'Scalapay',
  amazon_pay: 'Amazon Pay',
  revolut_pay: 'Revolut Pay',
  link: 'Link',
  sepa_debit: 'addebito sul conto',
  customer_balance: 'bonifico',
};

/** Ways to pay whose money comes days after the page was left, or does not. */
export const delayedWays = [
  'sepa_debit',
  'customer_balance',
  'multibanco',
  'boleto',
  'oxxo',
] as const;

/** Those that are on, with their names; what families here do not know is left out. */
export function namedWays(on: readonly string[]): PaymentWay[] {
  return Object.entries(names).flatMap(([id, name]) =>
    on.includes(id) ? [{ id, name, isDelayed: delayedWays.some((way) => way === id) }] : [],
  );
}

/** How a payment was made, as `carta che termina con 4242`; undefined where nothing has told it. */
export function wayWords({
  way,
  wayDigits,
}: Pick<PaymentEntity, 'way' | 'wayDigits'>): string | undefined {
  if (way === null) return undefined;
  const name = names[way] ?? way.replaceAll('_', ' ');
  return wayDigits === null ? name : `${name} che termina con ${wayDigits}`;
}
