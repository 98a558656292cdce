import type Stripe from 'stripe';
import type { PaymentSandbox } from '../start-payment-sandbox';
import { cards, payWith, sessionParams, stripeOf } from './shop-side';

/** A session that is paid, with its payment and charge. */
export async function paidSession(
  sandbox: PaymentSandbox,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  const stripe = stripeOf(sandbox);
  const { id } = await stripe.checkout.sessions.create(sessionParams(more));
  await payWith(sandbox, id, cards.good);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
}
