import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';
import { placedOrder } from '../../testing/placed-order';
import type { SignedInCaller } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';

/** Of an order that is paid when it is fetched. */
export const unpaid = { paymentMethod: 'shop', paymentState: 'due', state: 'ready' } as const;

/** What is told with a hand-over that is paid in cash. */
export const cash = { payment: { tender: 'cash' } };

export const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

/** A bookshop with its owner, and the calls of its counter. */
export async function counterWorld(service: TestService) {
  const bookshopId = randomUUID();
  const owner = await service.signIn({
    role: 'bookshop',
    tenantId: bookshopId,
    displayName: 'Marta',
  });
  const path = (orderId: string, call: string) => `/api/desk/orders/${orderId}/${call}`;
  const send =
    (method: string, call: string) =>
    (orderId: string, body: object, caller: SignedInCaller = owner) =>
      caller.call<DeskOrder>({ method, path: path(orderId, call), body });
  return {
    bookshopId,
    owner,
    place: (order: Partial<OrderEntity>, ...lines: Partial<OrderLineEntity>[]) =>
      placedOrder(service.dataSource, {
        order: { bookshopId, shippingMethod: 'pickup', shippingCents: 0, ...order },
        lines: lines.map((line) => ({ sellerId: bookshopId, ...line })),
      }),
    read: (orderId: string) => owner.call<DeskOrder>({ path: `/api/desk/orders/${orderId}` }),
    command: send('POST', 'commands'),
    handOver: send('POST', 'hand-over'),
    note: send('PUT', 'counter-payment'),
    mailSummary: send('POST', 'payment-summary-mail'),
    withdraw: send('POST', 'withdrawal'),
    summary: (orderId: string, caller: SignedInCaller = owner) =>
      caller.call<Buffer>({ path: path(orderId, 'payment-summary.pdf') }),
  };
}
