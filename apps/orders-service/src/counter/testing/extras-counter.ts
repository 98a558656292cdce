import type { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { checkConsistency } from '../../reconciliation/check-consistency';
import { aBookLine, type OrderWithLines } from '../../testing/placed-order';
import type { TestService } from '../../testing/test-service';
import { counterWorld, idsOf, unpaid } from './counter-world';

/** Of an order that lies aside, to be paid when it is fetched, or paid. */
export const due = { ...unpaid, state: 'reserved' } as const;
export const paid = {
  ...due,
  paymentState: 'paid',
  paidAt: new Date('2026-09-01T10:00:00Z'),
  payBefore: null,
} as const;

/** The counter of a bookshop that does something to books, and orders with that. */
export async function extrasCounter(service: TestService) {
  const at = await counterWorld(service);
  const placedIds: string[] = [];
  /** A book of 31.50 € that lies aside, to be covered for 2.50 €. */
  const toCover = (values: Partial<OrderLineEntity> = {}) =>
    aBookLine({
      state: 'reserved',
      extra: 'covering',
      extraState: 'wanted',
      extraCents: 250,
      soldBy: at.bookshopId,
      ...values,
    });
  return {
    ...at,
    toCover,
    covered: (values: Partial<OrderLineEntity> = {}) => toCover({ extraState: 'done', ...values }),
    place: async (
      order: Partial<OrderEntity>,
      lines: readonly Partial<OrderLineEntity>[],
    ): Promise<OrderWithLines> => {
      const totalCents = lines.reduce(
        (sum, { priceCents = 3_150, quantity = 1, extraCents = 0 }) =>
          sum + priceCents * quantity + extraCents,
        0,
      );
      const placed = await at.place({ ...order, totalCents }, ...lines);
      placedIds.push(placed.order.id);
      return placed;
    },
    /** A command of the bookshop for all lines of an order. */
    give: (
      { order, lines }: OrderWithLines,
      command: string,
      { version = 1, ...more }: { version?: number } & Record<string, unknown> = {},
    ) => at.command(order.id, { version, command: { command, lineIds: idsOf(lines), ...more } }),
    /** What does not agree of the orders that were placed here. */
    findings: async () => {
      const found = await checkConsistency(service.dataSource);
      return found.filter((sentence) => placedIds.some((id) => sentence.includes(id)));
    },
  };
}
