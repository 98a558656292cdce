import { databaseOptions } from '@zaino/service/database-options';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { DataSource } from 'typeorm';
import type { DataSourceOptions } from 'typeorm';
import { IdempotencyKey } from '../checkout/idempotency-key.entity';
import { OrderEvent } from '../orders/order-event.entity';
import { OrderLineRow } from '../orders/order-line.entity';
import { CustomerOrder } from '../orders/order.entity';
import { PaymentEvent } from '../payments/payment-event.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { CreateOrders1763800000000 } from './migrations/1763800000000-create-orders';

/** Entities and migrations of the orders schema. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return databaseOptions(url, {
    entities: [
      CustomerOrder,
      IdempotencyKey,
      OrderEvent,
      OrderLineRow,
      OutboxMessage,
      Payment,
      PaymentEvent,
      Refund,
    ],
    migrations: [CreateOrders1763800000000],
  });
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
