import type Stripe from 'stripe';
import type { PaymentEntity } from './payment.entity';

export type ChargeWay = Pick<PaymentEntity, 'way' | 'wayDigits'>;

/** How a charge was paid: a wallet by its own name, all else by the provider's word. Digits are the last four. */
export function wayOfCharge({
  payment_method_details: details,
}: Pick<Stripe.Charge, 'payment_method_details'>): ChargeWay {
  if (details === null) return { way: null, wayDigits: null };
  const { type, card, sepa_debit: debit } = details;
  if (card?.wallet) return { way: card.wallet.type, wayDigits: null };
  const { last4 = null } = card ?? debit ?? {};
  return { way: type, wayDigits: last4 };
}

/** The same of a page whose intent was sent with its charge; null of any other. */
export function wayOfPage({
  payment_intent: intent,
}: Pick<Stripe.Checkout.Session, 'payment_intent'>): ChargeWay | null {
  const charge = typeof intent === 'object' && intent !== null ? intent.latest_charge : null;
  return typeof charge === 'object' && charge !== null ? wayOfCharge(charge) : null;
}
