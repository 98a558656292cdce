import type { LinePieces } from '@zaino/contracts/orders';
import { type EntityManager, Not } from 'typeorm';
import { insertRows } from '../database/insert-rows';
import { Refund } from '../payments/refund.entity';
import { splitCents } from '../payments/split-cents';
import type { LinePart } from './command';
import type { LockedOrder } from './locked-order';
import { OrderLineRow } from './order-line.entity';
import { orderMoved } from './refused';
import { takePart } from './take-part';

interface Split {
  line: OrderLineRow;
  part: OrderLineRow;
}

/**
 * Makes lines of their own of the pieces that a command is for, each behind the line that it was taken out of, in the
 * transaction that has locked the order; `locked` is as written afterwards. Rejects as `conflict` (`order-moved`) where
 * a line has another number of pieces by now: that they were taken out already is one way to it.
 */
export async function splitLines(
  manager: EntityManager,
  locked: LockedOrder,
  pieces: LinePieces = [],
): Promise<LinePart[]> {
  const wanted = new Map(pieces.map((one) => [one.lineId, one]));
  const splits = locked.lines.flatMap((line): Split[] => {
    const one = wanted.get(line.id);
    if (one === undefined) return [];
    if (line.quantity !== one.of || one.quantity > one.of) throw orderMoved();
    return one.quantity === one.of ? [] : [{ line, part: takePart(line, one) }];
  });
  if (splits.length > 0) await write(manager, locked, splits);
  return splits.map(({ line, part: { id: lineId, quantity } }) => ({
    lineId,
    of: line.id,
    quantity,
  }));
}

async function write(manager: EntityManager, locked: LockedOrder, splits: Split[]): Promise<void> {
  await makeRoom(manager, locked, splits);
  for (const { line } of splits) {
    const { id, quantity, totalCents, discountCents, refundedCents, details } = line;
    const changes = { quantity, totalCents, discountCents, refundedCents, details };
    await manager.update(OrderLineRow, { id }, changes);
  }
  const parts = splits.map(({ part }) => part);
  await insertRows(manager, OrderLineRow, parts);
  await shareRefunds(manager, locked.order.id, splits);
}

/** Each part stands behind its line: what came after that moves on by one. */
async function makeRoom(manager: EntityManager, locked: LockedOrder, splits: Split[]) {
  const places = splits.map(({ line }) => line.position);
  const shift = places.map(() => '(position > ?)').join(' + ');
  await manager.query(`UPDATE order_line SET position = position + ${shift} WHERE order_id = ?`, [
    ...places,
    locked.order.id,
  ]);
  const partOf = new Map(splits.map(({ line, part }) => [line, part]));
  locked.lines = locked.lines.flatMap((line) => {
    line.position += places.filter((place) => line.position > place).length;
    const part = partOf.get(line);
    if (part === undefined) return [line];
    part.position = line.position + 1;
    return [line, part];
  });
}

/** What was given back for a line is given back for both now, so that a refund that fails is counted out of both. */
async function shareRefunds(manager: EntityManager, orderId: string, splits: Split[]) {
  const shared = splits.filter(({ part }) => part.refundedCents > 0);
  if (shared.length === 0) return;
  const refunds = await manager.findBy(Refund, { orderId, state: Not('failed') });
  for (const split of shared) {
    const ofLine = refunds.map(({ lineCents }) => lineCents[split.line.id] ?? 0);
    const ofPart = splitCents(split.part.refundedCents, ofLine);
    for (const [index, refund] of refunds.entries()) {
      refund.lineCents = withPart(refund.lineCents, split, ofPart[index] ?? 0);
    }
  }
  for (const { id, lineCents } of refunds) await manager.update(Refund, { id }, { lineCents });
}

/** Of what a refund gave for the line, so much was for the part. */
function withPart(
  lineCents: Refund['lineCents'],
  { line, part }: Split,
  partCents: number,
): Refund['lineCents'] {
  const { [line.id]: cents = 0, ...others } = lineCents;
  return {
    ...others,
    ...(cents > partCents && { [line.id]: cents - partCents }),
    ...(partCents > 0 && { [part.id]: partCents }),
  };
}
