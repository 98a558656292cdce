import { Injectable } from '@nestjs/common';
import type { checkoutStartSchema } from '@zaino/contracts/orders';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { OrderEntity } from '../orders/order.entity';
import { CHECKOUT_COUNT } from './checkout-count';

type Start = z.output<typeof checkoutStartSchema>;

/** Somebody who picks up now and then has an address among their last orders. */
const LAST_ORDERS = 10;

/** What a returning customer need not write again. */
@Injectable()
export class CheckoutStart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: DayCounts,
  ) {}

  /** From the last orders: whom to write to, and the last address and pick-up point. An invoice only if the last order had one. */
  async read(customerId: string): Promise<Start> {
    this.counts.add(CHECKOUT_COUNT);
    const orders = await this.dataSource.manager.find(OrderEntity, {
      select: { contact: true, address: true, invoiceRequest: true, bookshopId: true },
      where: { customerId },
      order: { createdAt: 'DESC' },
      take: LAST_ORDERS,
    });
    const [last] = orders;
    return {
      contact: last?.contact ?? null,
      address: orders.find(({ address }) => address !== null)?.address ?? null,
      invoice: last?.invoiceRequest ?? null,
      pickupPointId: orders.find(({ bookshopId }) => bookshopId !== null)?.bookshopId ?? null,
    };
  }
}
