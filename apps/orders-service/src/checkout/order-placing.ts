import { Injectable } from '@nestjs/common';
import { DomainError } from '@zaino/service/domain-error';
import type { Orderer } from '../limits/order-limits';
import type { CausedBy } from '../orders/caused-by';
import { AgreedOrders } from './agreed-orders';
import { KnownKeys } from './known-keys';
import type { PlacingKey } from './order-id';
import { type HeldOrder, OrderHolds } from './order-holds';
import { OrderRows, type InsertedOrder } from './order-rows';
import type { OrderWish } from './order-wish';
import { type PlacedAnswer, PlacedAnswers } from './placed-answers';

/** Places orders, each exactly once (docs/decisions/checkout.md). */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly keys: KnownKeys,
    private readonly agreedOrders: AgreedOrders,
    private readonly holds: OrderHolds,
    private readonly rows: OrderRows,
    private readonly answers: PlacedAnswers,
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
    const rows = { ...(await this.holds.hold(key, agreed)), key, causedBy };
    const placed = await this.insert(rows);
    if (placed !== null) return this.answers.first(placed);
    return this.answers.again(await this.winnerOf(rows));
  }

  /** Null where another call was faster. */
  private async insert(rows: Placing): Promise<InsertedOrder | null> {
    try {
      return await this.rows.insert(rows);
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ER_DUP_ENTRY') return null;
      // Only a refusal of ours says for certain that nothing was written; all else may have been, or is tried again.
      const isRefusal = error instanceof DomainError && error.kind !== 'unavailable';
      if (isRefusal) await this.holds.giveBack(rows);
      throw error;
    }
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
      if (winner !== orderId) await this.holds.giveBack(rows);
    }
  }
}

interface SentWish {
  wish: OrderWish;
  orderer: Orderer;
  /** Whose call it is, for the count of mails. */
  causedBy: CausedBy;
}

interface Placing extends HeldOrder {
  key: PlacingKey;
  causedBy: CausedBy;
}
