import { randomUUID } from 'node:crypto';
import type {
  Order,
  StaffChange,
  StaffChangeDetail,
  staffOrderEndpoints,
} from '@zaino/contracts/orders';
import type { z } from 'zod';
import type { OrderEntity } from '../../orders/order.entity';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import { aBookLine, type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { SignedInCaller } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';

type Outcomes = z.output<typeof staffOrderEndpoints.commands.response>;
type Previews = z.output<typeof staffOrderEndpoints.preview.response>;

/** What staff does at the desk of the orders, on one service. */
export function staffCalls(service: Pick<TestService, 'dataSource' | 'signIn'>) {
  const changeOf = ({ call }: SignedInCaller, id: string) =>
    call<StaffChangeDetail>({ path: `/api/admin/order-changes/${id}` });
  const giveAll = ({ call }: SignedInCaller, body: object) =>
    call<Outcomes>({
      method: 'POST',
      path: '/api/admin/order-commands',
      body: { changeId: randomUUID(), ...body },
    });
  return {
    admin: (displayName = 'direzione') => service.signIn({ role: 'admin', displayName }),
    /** An order that is paid, of books. */
    place: (order: Partial<OrderEntity>, ...lines: Partial<OrderLineEntity>[]) =>
      placedOrder(service.dataSource, {
        order: { paymentState: 'paid', paidAt: new Date(), ...order },
        lines: lines.map((line) => aBookLine(line)),
      }),
    giveAll,
    preview: ({ call }: SignedInCaller, body: object) =>
      call<Previews>({ method: 'POST', path: '/api/admin/order-commands/preview', body }),
    changesOf: async ({ call }: SignedInCaller) =>
      (await call<{ changes: StaffChange[] }>({ path: '/api/admin/order-changes' })).body.changes,
    changeOf,
    /** Takes a change back as the page does after a reload: by what the service has kept of it. */
    takeBack: async (staff: SignedInCaller, id: string) => {
      const { body } = await changeOf(staff, id);
      const orders = body.orders.map((one) => ({
        id: one.id,
        version: one.version,
        lineIds: one.lineIds,
      }));
      return giveAll(staff, { orders, undoes: id, command: { command: 'take-back' } });
    },
    readOrder: async ({ call }: SignedInCaller, { order }: OrderWithLines) =>
      (await call<Order>({ path: `/api/admin/orders/${order.id}` })).body,
  };
}

/** As a change names it. */
export const asked = ({ order: { id, version } }: OrderWithLines) => ({ id, version });
