import { randomUUID } from 'node:crypto';
import type { OrderCommandName } from '@zaino/contracts/orders';
import { Outbox } from '@zaino/service/outbox/outbox';
import { waitUntil } from '@zaino/testing/processes';
import type { ReceivedMail } from '@zaino/testing/test-mailbox';
import { DataSource } from 'typeorm';
import type { CommandData } from '../../orders/command';
import { OrderEventEntity } from '../../orders/order-event.entity';
import { type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { TestService } from '../../testing/test-service';
import { OrderCommands } from '../../transitions/order-commands';
import { ORDER_MAIL_TOPIC } from '../mail-effects';
import { ProvenAddresses } from '../proven-addresses';

export const staff = { who: 'staff', id: 'admin-1', name: 'Ada' } as const;
export const paid = { state: 'paid', paymentState: 'paid', paidAt: new Date() } as const;

/** With plain spaces, as nobody sees the difference. */
export const wordsOf = ({ text = '' }: ReceivedMail) => text.replaceAll('\u00a0', ' ');

/** What a service with a worker does for the mails of orders, and what they say. */
export function orderMailCalls(service: TestService) {
  /** An order whose customer has proven an address of their own. */
  const place = async (options: Parameters<typeof placedOrder>[1] = {}) => {
    const email = `${randomUUID()}@example.it`;
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
    const order = { ...options.order, contact };
    const placed = await placedOrder(service.dataSource, { ...options, order });
    await service.app.get(ProvenAddresses, { strict: false }).prove(placed.order.customerId, email);
    return { ...placed, email };
  };
  const tell = (eventId: string) =>
    service.app
      .get(DataSource, { strict: false })
      .transaction((manager) =>
        service.app.get(Outbox, { strict: false }).add(manager, ORDER_MAIL_TOPIC, { eventId }),
      );
  const eventsOf = ({ order }: OrderWithLines) =>
    service.dataSource.manager.find(OrderEventEntity, {
      where: { orderId: order.id },
      order: { id: 'ASC' },
    });
  const tellPlaced = async (placed: OrderWithLines) => {
    const [event] = await eventsOf(placed);
    await tell(event?.id ?? '');
  };
  const run = (placed: OrderWithLines, command: OrderCommandName, data: CommandData = {}) =>
    service.app
      .get(OrderCommands, { strict: false })
      .run({ orderId: placed.order.id, command, actor: staff, data });
  const settled = () =>
    waitUntil(async () => {
      const sql = 'SELECT COUNT(*) AS n FROM outbox_message WHERE parked_at IS NULL';
      const [row] = await service.dataSource.query<{ n: string }[]>(sql);
      return Number(row?.n) === 0;
    }, 15_000);
  const wordsTo = async ({ email }: { email: string }) =>
    wordsOf(await service.mailbox.mailTo(email));
  return { place, tell, eventsOf, tellPlaced, run, settled, wordsTo };
}
