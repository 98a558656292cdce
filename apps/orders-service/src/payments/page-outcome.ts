import type Stripe from 'stripe';

/** What a page came to; `awaited`: it was left, and its money comes days later, or does not. */
export type PageOutcome = 'open' | 'awaited' | 'paid' | 'failed' | 'expired';

type Page = Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>;

/** By what the provider says of it. Whether awaited money has failed is told by the intent alone, where it was sent whole. */
export function outcomeOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Page): PageOutcome {
  if (status === 'expired') return 'expired';
  if (paid === 'paid') return 'paid';
  if (status !== 'complete' || paid !== 'unpaid') return 'open';
  return typeof intent === 'object' && intent !== null && hasFailed(intent) ? 'failed' : 'awaited';
}

function hasFailed({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_payment_method' || status === 'canceled';
}
