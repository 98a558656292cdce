import { Injectable } from '@nestjs/common';
import { toCents } from '@zaino/rules/money';
import { DomainError } from '@zaino/service/domain-error';
import type { Orderer } from '../limits/order-limits';
import type { CausedBy } from '../orders/caused-by';
import type { StateVoucherEntity } from '../state-vouchers/state-voucher.entity';
import { StateVouchers } from '../state-vouchers/state-vouchers';
import { type AgreedOrder, AgreedOrders } from './agreed-orders';
import { KnownKeys } from './known-keys';
import type { PlacingKey } from './order-id';
import { OrderRows, type InsertedOrder } from './order-rows';
import type { OrderWish } from './order-wish';
import { Pieces } from './pieces';
import { type PlacedAnswer, PlacedAnswers } from './placed-answers';

/** Places orders, each exactly once (docs/decisions/checkout.md). */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly keys: KnownKeys,
    private readonly agreedOrders: AgreedOrders,
    private readonly pieces: Pieces,
    private readonly rows: OrderRows,
    private readonly answers: PlacedAnswers,
    private readonly stateVouchers: StateVouchers,
  ) {}

  /**
   * Gives the order of the key, new or the one that it has made already. Rejects as `AgreedOrders` does, and with
   * `idempotency-key-reused`; what broke off is made by sending the same again.
   */
  async place(key: PlacingKey, sent: SentWish): Promise<PlacedAnswer> {
    const { found, release } = await this.keys.findUnderLock(key);
    if (found !== null) return this.answers.again(found);
    try {
      return await this.placeNew(key, sent);
    } finally {
      await release();
    }
  }

  private async placeNew(
    key: PlacingKey,
    { wish, orderer, causedBy }: SentWish,
  ): Promise<PlacedAnswer> {
    const agreed = await this.agreedOrders.agree(wish, orderer);
    const { lines } = agreed.quote;
    const orderId = await this.pieces.reserve(key, { lines, until: agreed.heldUntil });
    const stateVoucher = await this.holdVoucher(orderId, agreed);
    const rows = { key, orderId, agreed, causedBy, stateVoucher };
    const placed = await this.insert(rows);
    if (placed !== null) return this.answers.first(placed);
    return this.answers.again(await this.winnerOf(rows));
  }

  /** What it is held for is known by the order's id: sent again, it is the same. */
  private async holdVoucher(
    orderId: string,
    { wish, orderer, heldUntil, quote }: AgreedOrder,
  ): Promise<StateVoucherEntity | null> {
    if (wish.stateVoucher === undefined) return null;
    const { code, amount } = wish.stateVoucher;
    const given = { code, cents: toCents(amount), customerId: orderer.id, until: heldUntil };
    try {
      return await this.stateVouchers.hold(orderId, given);
    } catch (error) {
      await this.pieces.giveBack(orderId, quote.lines);
      throw error;
    }
  }

  /** Null where another call was faster. */
  private async insert(rows: Placing): Promise<InsertedOrder | null> {
    try {
      return await this.rows.insert(rows);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ER_DUP_ENTRY') return null;
      // Only a refusal of ours says for certain that nothing was written; all else may have been, or is tried again.
      const isRefusal = error instanceof DomainError && error.kind !== 'unavailable';
      if (isRefusal) await this.giveBack(rows);
      throw error;
    }
  }

  private async giveBack({ orderId, agreed, stateVoucher }: Placing): Promise<void> {
    await this.pieces.giveBack(orderId, agreed.quote.lines);
    if (stateVoucher !== null) await this.stateVouchers.letGo(stateVoucher);
  }

  /** The order that stands; pieces that were reserved for another one are given back. */
  private async winnerOf(rows: Placing): Promise<string> {
    const { key, orderId } = rows;
    let winner: string | null = null;
    try {
      // Without the key it is old enough to be forgotten, and the order itself is what stood in the way.
      winner = (await this.keys.find(key)) ?? orderId;
      return winner;
    } finally {
      if (winner !== orderId) await this.giveBack(rows);
    }
  }
}

interface SentWish {
  wish: OrderWish;
  orderer: Orderer;
  /** Whose call it is, for the count of mails. */
  causedBy: CausedBy;
}

interface Placing {
  key: PlacingKey;
  orderId: string;
  agreed: AgreedOrder;
  causedBy: CausedBy;
  stateVoucher: StateVoucherEntity | null;
}
