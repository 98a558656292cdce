import type { BookToOrder } from '@zaino/contracts/orders';

/** A book that two families wait for: one copy is still to be ordered. */
export function makeBookToOrder(changes: Partial<BookToOrder> = {}): BookToOrder {
  return {
    isbn: '9788899001223',
    title: 'Matematica verde 1',
    publisher: 'Rio Secco',
    distributor: null,
    toOrder: 1,
    ordered: 1,
    late: 0,
    orderedSince: '2026-07-10',
    expected: { from: '2026-09-10', to: '2026-09-18' },
    shelf: 0,
    ...changes,
  };
}
