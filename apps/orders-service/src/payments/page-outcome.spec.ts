import type Stripe from 'stripe';
import { outcomeOf } from './page-outcome';

const intent = (status: Stripe.PaymentIntent.Status) => ({ status }) as Stripe.PaymentIntent;

it.each([
  ['open', { status: 'open', payment_status: 'unpaid', payment_intent: null }],
  ['expired', { status: 'expired', payment_status: 'unpaid', payment_intent: 'pi_1' }],
  ['paid', { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }],
  ['awaited', { status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_1' }],
  [
    'awaited',
    { status: 'complete', payment_status: 'unpaid', payment_intent: intent('processing') },
  ],
  [
    'failed',
    {
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: intent('requires_payment_method'),
    },
  ],
  ['failed', { status: 'complete', payment_status: 'unpaid', payment_intent: intent('canceled') }],
] as const)('a page is %s', (outcome, page) => {
  expect(outcomeOf(page)).toBe(outcome);
});
