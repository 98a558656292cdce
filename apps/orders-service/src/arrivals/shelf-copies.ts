import type { EntityManager } from 'typeorm';
import type { ShopId } from '../orders/shop';

/** Copies of a book on the shelf of a shop. Its row is locked after that of an order. */
export interface ShelfCopies {
  shopId: ShopId;
  isbn: string;
  copies: number;
}

export async function addToShelf(
  manager: EntityManager,
  { shopId, isbn, copies }: ShelfCopies,
): Promise<void> {
  await manager.query(
    `INSERT INTO shelf (bookshop_id, isbn, copies) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE copies = copies + ?`,
    [shopId, isbn, copies, copies],
  );
}

/** Whether there were so many. */
export async function takeFromShelf(
  manager: EntityManager,
  { shopId, isbn, copies }: ShelfCopies,
): Promise<boolean> {
  const { affectedRows } = await manager.query<{ affectedRows: number }>(
    `UPDATE shelf SET copies = copies - ? WHERE bookshop_id = ? AND isbn = ? AND copies >= ?`,
    [copies, shopId, isbn, copies],
  );
  return affectedRows > 0;
}
