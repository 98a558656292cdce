import type { ParcelContents } from '@zaino/contracts/orders';
import type { LockedOrder } from '../orders/locked-order';
import { nothingToPack } from './nothing-to-pack';
import { packableLines } from './packable-lines';
import { checkComplete, contentsOf } from './parcel-contents';

/** What of an order that nobody has packed lies aside; throws as `conflict` where that is no complete parcel. */
export function readyContents(order: LockedOrder, now: Date): ParcelContents {
  const packable = packableLines(order, now);
  if (packable.length === 0) throw nothingToPack(order.order);
  const contents = contentsOf(packable.filter(({ state }) => state === 'reserved'));
  checkComplete(contents, { order: order.order, packable });
  return contents;
}
