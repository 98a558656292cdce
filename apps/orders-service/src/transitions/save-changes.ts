import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { netCents } from '../orders/refund-plan';
import type { LockedOrder } from '../orders/locked-order';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';

type Columns = Readonly<Partial<OrderLineEntity>>;

/** Lines as they are now, all of their columns: what a change is told by. */
export function snapshotOf(lines: readonly OrderLineEntity[]): Columns[] {
  return lines.map((line) => Object.assign<Columns, Columns>({}, line));
}

/**
 * Writes an order that was changed, whatever of it was: one statement for it, and one for all lines that changed in the
 * same way. No list of columns stands here, so none can be forgotten.
 */
export async function saveChanges(
  manager: EntityManager,
  { order: { id, ...columns }, lines }: LockedOrder,
  before: readonly Columns[],
): Promise<void> {
  await manager.update(OrderEntity, { id }, columns);
  await saveLines(manager, lines, before);
}

/** The same of lines alone, in the order in which they were when they were looked at. */
export async function saveLines(
  manager: EntityManager,
  lines: readonly OrderLineEntity[],
  before: readonly Columns[],
): Promise<void> {
  const groups = new Map<string, LineChange[]>();
  for (const change of lines.flatMap((line, index) => changeOf(line, before[index]) ?? [])) {
    groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  }
  for (const group of groups.values()) {
    const ids = group.map((change) => change.id);
    await manager.update(OrderLineEntity, { id: In(ids) }, group[0]?.values ?? {});
  }
}

interface LineChange {
  id: string;
  /** The same for all that one statement can write. */
  kind: string;
  values: QueryDeepPartialEntity<OrderLineEntity>;
}

/** Of which a refund of a whole line is the rest: what one statement sets it does not read. */
const sums = ['totalCents', 'discountCents', 'cedolaCents', 'extraCents'] as const;

function changeOf(line: OrderLineEntity, before: Columns = {}): LineChange | null {
  const changed = Object.entries(line).filter(
    ([column, value]) => value !== before[column as keyof Columns],
  );
  if (changed.length === 0) return null;
  const values: Columns = Object.fromEntries(changed);
  const isWhole =
    values.refundedCents === netCents(line) && !sums.some((sum) => values[sum] !== undefined);
  const kind = JSON.stringify({ ...values, ...(isWhole && { refundedCents: 'whole' }) });
  // Given back as a whole, which each line can say for itself.
  const whole = isWhole && {
    refundedCents: () => 'total_cents - discount_cents - cedola_cents + extra_cents',
  };
  return { id: line.id, kind, values: { ...values, ...whole } };
}
