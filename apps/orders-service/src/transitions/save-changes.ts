import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { netCents } from '../orders/refund-plan';
import type { LockedOrder } from '../orders/locked-order';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';

/** Columns of a line that commands change. */
const lineColumns = [
  'state',
  'stateSince',
  'expectedFrom',
  'expectedTo',
  'details',
  'substituteIsbn',
  'tracking',
  'deliveredAt',
  'before',
  'refundedCents',
  'priceCents',
  'coverCents',
  'totalCents',
  'discountCents',
  'cedolaId',
  'cedolaState',
  'cedolaCents',
  'extraState',
  'extraCents',
  'extraRefundedCents',
  'soldBy',
] as const;

type Columns = Pick<OrderLineEntity, (typeof lineColumns)[number]>;

/** What of lines commands may change, as it is now. */
export function snapshotOf(lines: readonly OrderLineEntity[]): Partial<Columns>[] {
  return lines.map((line) => pick(line, lineColumns));
}

/** Writes an order that was changed: one statement for it, and one for all lines that changed in the same way. */
export async function saveChanges(
  manager: EntityManager,
  { order, lines }: LockedOrder,
  before: readonly Partial<Columns>[],
): Promise<void> {
  const { id, state, version, paymentState, refundedCents, givenUpCents } = order;
  const { paidAt, payBefore, subtotalCents, discountCents, totalCents } = order;
  const { cedolaCents, cedolaState, extraCents } = order;
  const changes = {
    state,
    version,
    paymentState,
    refundedCents,
    givenUpCents,
    paidAt,
    payBefore,
    subtotalCents,
    discountCents,
    totalCents,
    cedolaCents,
    cedolaState,
    extraCents,
  };
  await manager.update(OrderEntity, { id }, changes);
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

function changeOf(line: OrderLineEntity, before: Partial<Columns> | undefined): LineChange | null {
  const changed = lineColumns.filter((column) => line[column] !== before?.[column]);
  if (changed.length === 0) return null;
  const values = pick(line, changed);
  const isWhole = changed.includes('refundedCents') && line.refundedCents === netCents(line);
  const kind = JSON.stringify({ ...values, ...(isWhole && { refundedCents: 'whole' }) });
  // Given back as a whole, which each line can say for itself.
  const whole = isWhole && {
    refundedCents: () => 'total_cents - discount_cents - cedola_cents + extra_cents',
  };
  return { id: line.id, kind, values: { ...values, ...whole } };
}

function pick(line: OrderLineEntity, columns: readonly (keyof Columns)[]): Partial<Columns> {
  const picked: Partial<Columns> = {};
  for (const column of columns) Object.assign(picked, { [column]: line[column] });
  return picked;
}
