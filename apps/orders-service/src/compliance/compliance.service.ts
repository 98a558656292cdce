import { Injectable } from '@nestjs/common';
import { SHARED_LIST_DAYS, STAFF_CHANGE_DAYS } from '@zaino/contracts/orders';
import type { Compliance, Retention } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { retentionOf, type RetentionRule } from '@zaino/service/compliance/retention-of';
import { DataSource } from 'typeorm';
import { NOBODY } from '../customers/forget-order';
import { bookPrices } from './book-prices';
import { deliveryDays } from './delivery-days';
import { missingInvoices } from './missing-invoices';
import { invoiceSending } from './invoice-sending';
import { refundDeadlines } from './refund-deadlines';
import { withdrawalReceipts } from './withdrawal-receipts';

/** As the sweeps forget them (docs/decisions/data-of-customers.md). */
const kept: readonly RetentionRule[] = [
  {
    kind: 'orders',
    table: 'customer_order',
    moment: 'created_at',
    keptFor: { years: 10 },
    where: `customer_id <> '${NOBODY}'`,
  },
  {
    kind: 'fiscal-documents',
    table: 'fiscal_document',
    moment: 'issued_at',
    keptFor: { years: 10 },
  },
  { kind: 'carts', table: 'customer_cart', moment: 'updated_at', keptFor: { days: 730 } },
  {
    kind: 'shared-lists',
    table: 'shared_list',
    moment: 'created_at',
    keptFor: { days: SHARED_LIST_DAYS },
  },
  {
    kind: 'payment-messages',
    table: 'payment_event',
    moment: 'processed_at',
    keptFor: { days: 90 },
  },
  {
    kind: 'staff-changes',
    table: 'staff_change',
    moment: 'at',
    keptFor: { days: STAFF_CHANGE_DAYS },
  },
];

/** Whether orders, refunds and what is kept of them are as the law has it. */
@Injectable()
export class ComplianceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Compliance> {
    const now = this.clock.now();
    const checks = [
      bookPrices,
      refundDeadlines,
      withdrawalReceipts,
      deliveryDays,
      missingInvoices,
      invoiceSending,
    ];
    const found: Compliance['checks'] = [];
    // One after the other: nobody else is to wait for a connection.
    for (const check of checks) found.push(await check(this.dataSource, now));
    return {
      computedAt: new Date(now).toISOString(),
      checks: found,
      retention: await this.retention(now),
    };
  }

  private async retention(now: number): Promise<Retention[]> {
    const found: Retention[] = [];
    for (const rule of kept) found.push(await retentionOf(this.dataSource, rule, now));
    return found;
  }
}
