import { formatEuro, toEuro } from '@zaino/rules/money';
import type Stripe from 'stripe';
import { idOf } from '../payments/provider';
import type { PaymentEntity } from '../payments/payment.entity';
import type { RefundEntity } from '../payments/refund.entity';

/** An amount in a sentence. */
export const euro = (cents: number) => formatEuro(toEuro(cents));

/** What a payment of the provider and ours do not agree in. */
export function compareCharge(
  charge: Stripe.Charge | null,
  payment: PaymentEntity | undefined,
): string[] {
  if (charge === null) {
    return payment ? [`${nameOf(payment)} is paid here, the provider took nothing`] : [];
  }
  const name = `Charge ${charge.id} (${euro(charge.amount)})`;
  if (payment === undefined) return [`${name} belongs to no payment of ours`];
  const differences: string[] = [];
  if (payment.state !== 'paid' && payment.state !== 'duplicate') {
    differences.push(`${name} was taken, ${nameOf(payment)} is ${payment.state} here`);
  }
  if (payment.intentId !== idOf(charge.payment_intent) && payment.intentId !== null) {
    differences.push(`${name} is another than that of ${nameOf(payment)}`);
  }
  if (payment.amountCents !== charge.amount) {
    differences.push(`${name} took another amount than ${nameOf(payment)}`);
  }
  return differences;
}

/** The same of a refund. */
export function compareRefund(
  given: Stripe.Refund | null,
  refund: RefundEntity | undefined,
): string[] {
  if (given === null) {
    return refund ? [`${refundName(refund)} is done here, the provider gave nothing back`] : [];
  }
  const name = `The provider's refund ${given.id} (${euro(given.amount)})`;
  if (refund === undefined) return [`${name} belongs to no refund of ours`];
  const differences: string[] = [];
  if (refund.state === 'failed') {
    differences.push(`${name} was given, ${refundName(refund)} has failed here`);
  }
  if (refund.state === 'pending' && given.status === 'succeeded') {
    differences.push(`${name} was given, ${refundName(refund)} still waits here`);
  }
  if (refund.amountCents !== given.amount) {
    differences.push(`${name} gave another amount than ${refundName(refund)}`);
  }
  return differences;
}

interface OpenRefund {
  /** As the provider has it; null where it knows no such refund. */
  given: Stripe.Refund | null;
  /** Why the message that asks for it is parked; undefined where none is. */
  error: string | undefined;
  /** Whether its lines wait for its money, which nothing will bring them by itself. */
  isOwing: boolean;
}

/** What is open about a refund. */
export function openRefundWords(
  refund: RefundEntity,
  { given, error, isOwing }: OpenRefund,
): string {
  const there = given === null ? 'unknown there' : `${given.status ?? 'of no state'} there`;
  const since = refund.createdAt.toISOString();
  const parts = [
    `${refundName(refund)} of ${since} is ${refund.state} here and ${there}`,
    ...(isOwing ? ['its lines wait for the money'] : []),
    ...(error === undefined ? [] : [`its message is parked (${error})`]),
    ...(error !== undefined && refund.state === 'done' && refund.reversalCents > 0
      ? [`the bookshop's part of ${euro(refund.reversalCents)} has to come back`]
      : []),
  ];
  return upperFirst(parts.join(', '));
}

const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A payment, as it is named in a sentence. */
export const nameOf = ({ id, orderId, amountCents }: PaymentEntity) =>
  `payment ${id} of order ${orderId} (${euro(amountCents)})`;

const refundName = ({ id, orderId, amountCents }: RefundEntity) =>
  `refund ${id} of order ${orderId} (${euro(amountCents)})`;
