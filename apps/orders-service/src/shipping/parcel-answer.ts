import type { Parcel, ParcelLine } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { Carrier } from './carrier';
import type { LockedParcel } from './locked-parcel';
import { codesOf, isExpected, isNeeded, packableLines, sentArticle } from './packable-lines';
import { parcelReference } from './parcel-reference';

interface Seen {
  /** Id of the admin who asks. */
  uid: string;
  carrier: Pick<Carrier, 'name' | 'printsLabels'>;
  warnings: readonly string[];
  now: Date;
}

/** A parcel with the lines of its order: those that may go while it is being packed, afterwards those that lie in it. */
export function parcelAnswer(locked: LockedParcel, { uid, carrier, warnings, now }: Seen): Parcel {
  const { parcel, order } = locked;
  const packed = new Map(parcel.contents.map(({ lineId, quantity }) => [lineId, quantity]));
  const { firstName, lastName, city } = order.address ?? nobody;
  return {
    id: parcel.id,
    state: parcel.state,
    reference: parcelReference(order.number, parcel.position),
    order: { id: order.id, number: order.number, deliveries: order.deliveries },
    recipient: { name: `${lastName} ${firstName}`.trim(), city },
    lines: shownLines(locked, now).map((line) => ({
      ...lineAnswer(line),
      packed: packed.get(line.id) ?? 0,
      isNeeded: parcel.state !== 'open' || isNeeded(order, line),
      isExpected: parcel.state !== 'open' || isExpected(order, line),
    })),
    packer: {
      name: parcel.packerName,
      since: parcel.takenAt.toISOString(),
      isYou: parcel.packerId === uid,
    },
    carrier: carrier.name,
    printsLabels: carrier.printsLabels,
    code: parcel.code,
    warnings: [...warnings],
  };
}

/** Of an order whose family is forgotten. */
const nobody = { firstName: '', lastName: '', city: '' };

function shownLines(locked: LockedParcel, now: Date): OrderLineEntity[] {
  if (locked.parcel.state === 'open') return packableLines(locked, now);
  const ids = new Set(locked.parcel.contents.map(({ lineId }) => lineId));
  return locked.lines.filter(({ id }) => ids.has(id));
}

function lineAnswer(line: OrderLineEntity): Omit<ParcelLine, 'packed' | 'isNeeded' | 'isExpected'> {
  const { id: lineId, type, quantity, details } = line;
  return {
    lineId,
    type,
    quantity,
    ...sentArticle(line),
    subtitle: details.subtitle,
    codes: codesOf(line),
  };
}
