import { Injectable } from '@nestjs/common';
import { toCents } from '@zaino/rules/money';
import type { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { StateVouchersService } from '../state-vouchers/state-vouchers.service';
import type { AgreedOrder } from './agreed-orders';
import type { PlacingKey } from './order-id';
import { Pieces } from './pieces';

/** What is held elsewhere for an order, before there is one. */
export interface HeldOrder {
  orderId: string;
  agreed: AgreedOrder;
  /** Null for none. */
  stateVoucher: StateVoucherEntity | null;
}

/** Pieces of products, and a voucher of the State: both are known by the order's id, so that sent again they are the same. */
@Injectable()
export class OrderHolds {
  constructor(
    private readonly pieces: Pieces,
    private readonly stateVouchers: StateVouchersService,
  ) {}

  /** Rejects as `Pieces` and `StateVouchersService` do; nothing is held then. */
  async hold(key: PlacingKey, agreed: AgreedOrder): Promise<HeldOrder> {
    const { lines } = agreed.quote;
    const orderId = await this.pieces.reserve(key, { lines, until: agreed.heldUntil });
    try {
      return { orderId, agreed, stateVoucher: await this.holdVoucher(orderId, agreed) };
    } catch (error) {
      await this.pieces.giveBack(orderId, lines);
      throw error;
    }
  }

  /** Of an order that came to nothing for certain. */
  async giveBack({ orderId, agreed, stateVoucher }: HeldOrder): Promise<void> {
    await this.pieces.giveBack(orderId, agreed.quote.lines);
    if (stateVoucher !== null) await this.stateVouchers.letGo(stateVoucher);
  }

  private async holdVoucher(
    orderId: string,
    { wish, orderer, heldUntil: until }: AgreedOrder,
  ): Promise<StateVoucherEntity | null> {
    if (wish.stateVoucher === undefined) return null;
    const { code, amount } = wish.stateVoucher;
    const given = { code, cents: toCents(amount), customerId: orderer.id, until };
    return this.stateVouchers.hold(orderId, given);
  }
}
