import { idOf } from '../payments/provider';
import type { PaymentEntity } from '../payments/payment.entity';
import { euro, nameOf } from './compare';
import type { BookshopShare } from './provider-ledger';

/** What our refunds took back of a bookshop's part, and gave it back of the fee. */
export interface SharesBack {
  reversedCents: number;
  feeCents: number;
}

/** What the provider's share of a bookshop and ours do not agree in. */
export function compareShares(
  shares: BookshopShare,
  payment: PaymentEntity,
  back: SharesBack,
): string[] {
  const isDestination = payment.chargeKind === 'destination';
  const merchant = isDestination ? payment.destination : null;
  const ofMerchant =
    shares.merchant === merchant
      ? []
      : [`${nameOf(payment)} is a charge of ${shares.merchant ?? 'the shop'} there`];
  return [
    ...ofMerchant,
    ...compareTransfer(shares, payment, back),
    ...compareFee(shares, payment, back),
  ];
}

function compareTransfer(
  { transfer }: BookshopShare,
  payment: PaymentEntity,
  { reversedCents }: SharesBack,
): string[] {
  const whose = `of ${nameOf(payment)} to ${payment.destination ?? ''}`;
  if (transfer === null) return [`The bookshop's part ${whose} was never sent`];
  const name = `Transfer ${transfer.id} ${whose}`;
  const differences: string[] = [];
  if (transfer.amount !== payment.transferCents) {
    differences.push(`${name} is ${euro(transfer.amount)} and not ${euro(payment.transferCents)}`);
  }
  if (idOf(transfer.destination) !== payment.destination) {
    differences.push(`${name} went to ${idOf(transfer.destination) ?? 'nobody'}`);
  }
  if (transfer.amount_reversed !== reversedCents) {
    const there = euro(transfer.amount_reversed);
    differences.push(`${name}: ${there} came back and not ${euro(reversedCents)}`);
  }
  return differences;
}

function compareFee(
  { fee }: BookshopShare,
  payment: PaymentEntity,
  { feeCents }: SharesBack,
): string[] {
  const whose = `of ${nameOf(payment)}`;
  if (fee === null) return payment.feeCents === 0 ? [] : [`The fee ${whose} was never taken`];
  const name = `Fee ${fee.id} ${whose}`;
  const differences: string[] = [];
  if (fee.amount !== payment.feeCents) {
    differences.push(`${name} is ${euro(fee.amount)} and not ${euro(payment.feeCents)}`);
  }
  if (fee.amount_refunded !== feeCents) {
    const there = euro(fee.amount_refunded);
    differences.push(`${name}: ${there} was given back and not ${euro(feeCents)}`);
  }
  return differences;
}
