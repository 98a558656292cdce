import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { isNeeded, packableLines } from './packable-lines';
import { stands } from './parcel-contents';
import type { ParcelEntity } from './parcel.entity';
import { currentParcel } from './parcels';
import type { PackingSlip } from './write-packing-slip';

/** The slip of the parcel that an order has, of the one that has left last, or of what is to be packed; null of nothing. */
export function packingSlip(
  { order, lines }: LockedOrder,
  { parcels, now }: { parcels: readonly ParcelEntity[]; now: Date },
): PackingSlip | null {
  const packable = packableLines({ order, lines }, now);
  const own = linesOfParcel(lines, parcels) ?? toBePacked({ order, packable });
  if (own.length === 0) return null;
  const later = packable
    .filter((line) => !own.includes(line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return { order, lines: own, later };
}

/** Of a parcel that is packed as the order is now; once nothing is to be packed, of the last that has left. */
function linesOfParcel(
  lines: readonly OrderLineEntity[],
  parcels: readonly ParcelEntity[],
): OrderLineEntity[] | null {
  const current = currentParcel(parcels);
  const isPacked = current?.state === 'packed' && stands(current.contents, lines);
  const hasMore = lines.some(({ state }) => toCome.includes(state));
  const shown = isPacked ? current : hasMore ? undefined : parcels.at(-1);
  if (shown === undefined) return null;
  const ids = new Set(shown.contents.map(({ lineId }) => lineId));
  return lines.filter(({ id }) => ids.has(id));
}

const toCome: readonly OrderLineEntity['state'][] = ['paid', 'waiting', 'reserved'];

function toBePacked({
  order,
  packable,
}: {
  order: LockedOrder['order'];
  packable: readonly OrderLineEntity[];
}): OrderLineEntity[] {
  return packable.filter((line) => isNeeded(order, line));
}
