import type { LinePieces } from '@zaino/contracts/orders';
import type { EntityManager } from 'typeorm';
import { insertRows } from '@zaino/service/write-rows';
import type { LockedOrder } from '../orders/locked-order';
import { OrderLineEntity } from '../orders/order-line.entity';
import { orderMoved } from '../orders/refused';
import { takePart } from '../orders/take-part';
import { saveLines, snapshotOf } from './save-changes';

/** A line, and what was taken out of it. */
export interface LineSplit {
  line: OrderLineEntity;
  part: OrderLineEntity;
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
): Promise<LineSplit[]> {
  const before = snapshotOf(locked.lines);
  const wanted = new Map(pieces.map((one) => [one.lineId, one]));
  const splits = locked.lines.flatMap((line): LineSplit[] => {
    const one = wanted.get(line.id);
    if (one === undefined) return [];
    if (line.quantity !== one.of || one.quantity > one.of) throw orderMoved();
    return one.quantity === one.of ? [] : [{ line, part: takePart(line, one) }];
  });
  if (splits.length === 0) return [];
  await saveLines(manager, locked.lines, before);
  await makeRoom(manager, locked, splits);
  const parts = splits.map(({ part }) => part);
  await insertRows(manager, { target: OrderLineEntity, rows: parts });
  return splits;
}

/** Each part stands behind its line: what came after that moves on by one. */
async function makeRoom(manager: EntityManager, locked: LockedOrder, splits: LineSplit[]) {
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
