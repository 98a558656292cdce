import type { EntityManager } from 'typeorm';

/** Copies of a book on the shelf of a bookshop. Its row is locked after that of an order. */
export interface ShelfCopies {
  bookshopId: string;
  isbn: string;
  copies: number;
}

export async function addToShelf(
  manager: EntityManager,
  { bookshopId, isbn, copies }: ShelfCopies,
): Promise<void> {
  await manager.query(
    `INSERT INTO shelf (bookshop_id, isbn, copies) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE copies = copies + ?`,
    [bookshopId, isbn, copies, copies],
  );
}

/** Whether there were so many. */
export async function takeFromShelf(
  manager: EntityManager,
  { bookshopId, isbn, copies }: ShelfCopies,
): Promise<boolean> {
  const { affectedRows } = await manager.query<{ affectedRows: number }>(
    `UPDATE shelf SET copies = copies - ? WHERE bookshop_id = ? AND isbn = ? AND copies >= ?`,
    [copies, bookshopId, isbn, copies],
  );
  return affectedRows > 0;
}
