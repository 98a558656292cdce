import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan, Not } from 'typeorm';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { EInvoiceSendingEntity } from '../e-invoices/e-invoice-sending.entity';
import { findLockedOrder } from '../orders/locked-order';
import { OrderEntity } from '../orders/order.entity';
import { forgetOrder, NOBODY } from './forget-order';
import { ForgottenOrders } from './forgotten-orders';

/** Invoicing data (specification, point 9; Codice civile, art. 2220). */
const YEARS_KEPT = 10;
/** Orders of one run: an hour later come the next. */
const ORDERS_AT_ONCE = 500;

/** Forgets what has been kept for long enough. Several copies may do so at once. */
@Injectable()
export class RetentionSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly forgotten: ForgottenOrders,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.forgotten.forgetAll();
    const before = new Date(this.clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
    const { manager } = this.dataSource;
    await manager.delete(EInvoiceSendingEntity, { issuedAt: LessThan(before) });
    await manager.delete(FiscalDocumentEntity, { issuedAt: LessThan(before) });
    const orders = await this.dataSource.manager.find(OrderEntity, {
      select: { id: true },
      where: { createdAt: LessThan(before), customerId: Not(NOBODY) },
      take: ORDERS_AT_ONCE,
    });
    for (const { id } of orders) await this.forget(id);
  }

  private forget(orderId: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await findLockedOrder(manager, orderId);
      if (locked !== null) await forgetOrder(manager, locked);
    });
  }
}
