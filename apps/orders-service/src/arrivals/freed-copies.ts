import type { ShopId } from '../orders/shop';

/** Outbox topic of copies that orders have no use for any more: who waits for them may have them. */
export const FREED_COPIES_TOPIC = 'freed-copies';

export interface FreedCopies {
  /** The shop; named as workers of before know it. */
  bookshopId: ShopId;
  isbn: string;
  /** They stand on the shelf by then. */
  copies: number;
  /** Makes it happen once. */
  operationId: string;
}
