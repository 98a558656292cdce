import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { assertOwnOrder } from '../orders/own-order';
import { type PaymentAnswer, Payments } from './payments';

interface OwnOrder {
  id: string;
  customerId: string;
}

/** Payments as customers ask for them. All reject as `not-found` for another's order. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: Payments,
    private readonly dataSource: DataSource,
  ) {}

  async pay(order: OwnOrder): Promise<PaymentAnswer> {
    await assertOwnOrder(this.dataSource.manager, order);
    return this.payments.pay(order.id);
  }

  async check(order: OwnOrder): Promise<{ isPaid: boolean }> {
    await assertOwnOrder(this.dataSource.manager, order);
    return { isPaid: await this.payments.check(order.id) };
  }
}
