import type { CheckoutSeller, OrderLine, OrderRequest } from '@zaino/contracts/orders';
import { bookshopSeller, type Seller } from '../orders/seller';
import { type Sale, soldBy } from '../orders/sold-by';
import type { Parties } from './pickup-bookshops';

/** What decides who sells the lines of an order. */
export function saleOf(
  { bookshop, account }: Pick<Parties, 'bookshop' | 'account'>,
  payment: OrderRequest['payment'],
): Sale {
  const isAccountVerified = account !== null;
  return { bookshopId: bookshop?.id ?? null, isAccountVerified, payment };
}

const types: OrderLine['type'][] = ['book', 'product'];

/** Who would sell what, the bookshop first. */
export function sellersFor(parties: Parties, payment: OrderRequest['payment']): CheckoutSeller[] {
  const sale = saleOf(parties, payment);
  return sellersOf(parties)
    .map((seller) => ({
      ...shown(seller),
      sells: types.filter((type) => soldBy({ type }, sale) === seller.id),
    }))
    .filter(({ sells }) => sells.length > 0);
}

/** All who may sell something, as they are now. */
export function sellersOf({ bookshop, shop }: Pick<Parties, 'bookshop' | 'shop'>): Seller[] {
  return bookshop ? [bookshopSeller(bookshop), shop] : [shop];
}

function shown({ id, name, address, vatNumber, email, phone }: Seller) {
  return { id, name, address, vatNumber, email, phone };
}
