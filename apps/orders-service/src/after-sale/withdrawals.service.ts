import { Injectable } from '@nestjs/common';
import type { Order } from '@zaino/contracts/orders';
import { OrderReader } from '../reading/order-reader';
import { type WithdrawalStatement, Withdrawals } from '../withdrawals/withdrawals';

/** Withdrawals as customers state them. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly reader: OrderReader,
  ) {}

  /** Gives the order as it is then. */
  async withdraw(statement: WithdrawalStatement): Promise<Order> {
    await this.withdrawals.withdraw(statement);
    return this.reader.read(statement.orderId, 'customer');
  }
}
