/** Outbox topic of copies that orders have no use for any more: who waits for them may have them. */
export const FREED_COPIES_TOPIC = 'freed-copies';

export interface FreedCopies {
  bookshopId: string;
  isbn: string;
  /** They stand on the shelf by then. */
  copies: number;
  /** Makes it happen once. */
  operationId: string;
}
