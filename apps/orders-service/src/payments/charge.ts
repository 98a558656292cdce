import type { KnownTenant } from '@zaino/contracts/bookshops';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { bookshopShareCents } from './bookshop-share';
import type { PaymentEntity } from './payment.entity';

type Order = Pick<OrderEntity, 'totalCents' | 'shippingCents'>;
type Line = Pick<
  OrderLineEntity,
  | 'id'
  | 'type'
  | 'sellerId'
  | 'soldBy'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extraCents'
  | 'refundedCents'
>;

export type Charge = Pick<
  PaymentEntity,
  'chargeKind' | 'destination' | 'transferCents' | 'feeCents'
>;

/** Of a bookshop that sells by card. */
export interface BookshopAccount {
  /** At the provider. */
  id: string;
  /** Of the bookshop's part, what the shop keeps. */
  feePercent: number;
}

/** What is agreed with a bookshop whose account is verified, by its plan. */
export function bookshopAccountOf({ payments, feePercent }: KnownTenant): BookshopAccount | null {
  const { accountId } = payments;
  return accountId === null ? null : { id: accountId, feePercent };
}

/** All of it is the shop's own. */
export const OF_THE_SHOP: Charge = {
  chargeKind: 'platform',
  destination: null,
  transferCents: 0,
  feeCents: 0,
};

/**
 * How an order is charged: as one bookshop's, less the fee, where it sells all of it; else by the shop, with a transfer
 * of the bookshop's part. What stays with the bookshop is the same to the cent.
 */
export function chargeOf(
  { order, lines }: { order: Order; lines: readonly Line[] },
  account: BookshopAccount | null,
): Charge {
  if (account === null) return OF_THE_SHOP;
  const { id: destination, feePercent } = account;
  const part = bookshopShareCents(lines, feePercent);
  if (part <= 0) return OF_THE_SHOP;
  const { totalCents } = order;
  if (isOfOneBookshop(order, lines)) {
    const feeCents = totalCents - part;
    return { chargeKind: 'destination', destination, transferCents: totalCents, feeCents };
  }
  return { chargeKind: 'platform', destination, transferCents: part, feeCents: 0 };
}

/** All lines are one bookshop's, and shipping, which is the shop's own, costs nothing. */
function isOfOneBookshop({ shippingCents }: Order, lines: readonly Line[]): boolean {
  const sellers = new Set(lines.map(({ soldBy }) => soldBy));
  return shippingCents === 0 && sellers.size === 1 && !sellers.has(null);
}

/** What the provider said no to: that the account is the merchant, or that money goes there at all. */
export type RefusedOf = 'merchant' | 'account';

/**
 * The same order once the provider has refused the bookshop's account: the family pays all the same, and what the
 * bookshop gets is the same, by a transfer, or once its account can be paid again.
 */
export function chargeWithout(charge: Charge, refused: RefusedOf): Charge {
  if (charge.destination === null) return charge;
  const transferCents = charge.transferCents - charge.feeCents;
  const isMerchant = refused === 'merchant' && charge.chargeKind === 'destination';
  return { ...charge, chargeKind: isMerchant ? 'platform' : 'owed', transferCents, feeCents: 0 };
}
