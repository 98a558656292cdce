import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { assertOwnOrder } from '../orders/own-order';
import { StateVouchersService } from '../state-vouchers/state-vouchers.service';
import { PaymentWays } from './payment-ways';
import { type PaymentAnswer, Payments, type PaymentStanding } from './payments';

interface OwnOrder {
  id: string;
  customerId: string;
}

/** Payments as customers ask for them. All that name an order reject as `not-found` for another's. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: Payments,
    private readonly dataSource: DataSource,
    private readonly paymentWays: PaymentWays,
    private readonly stateVouchers: StateVouchersService,
  ) {}

  /** Which there are on the provider's page. Rejects as `unavailable` while it is away. */
  async ways() {
    const ways = await this.paymentWays.list();
    const stateVoucher = this.stateVouchers.offer();
    return { ways, ...(stateVoucher && { stateVoucher }) };
  }

  async pay(order: OwnOrder): Promise<PaymentAnswer> {
    await assertOwnOrder(this.dataSource.manager, order);
    return this.payments.pay(order.id);
  }

  async check(order: OwnOrder): Promise<PaymentStanding> {
    await assertOwnOrder(this.dataSource.manager, order);
    return this.payments.check(order.id);
  }
}
