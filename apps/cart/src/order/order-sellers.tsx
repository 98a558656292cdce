import type { Order } from '@zaino/contracts/orders';
import { SellerFacts } from '../sellers/seller-facts';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import css from './order-documents.module.css';

type Seller = NonNullable<Order['sellers']>[number];

/** Who has sold what, as it was then: whom papers and complaints go by. */
export function OrderSellers({ order }: { order: Order }) {
  const { sellers = [] } = order;
  if (sellers.length === 0) return null;
  return (
    <AsidePart title="Chi vende" isFolded={isLongOrder(order)}>
      {sellers.map((seller) => (
        <p key={seller.id} className={css.small}>
          {soldWords(order, seller)} <SellerFacts seller={seller} />
        </p>
      ))}
    </AsidePart>
  );
}

/** Where there are two sellers, one sells the books and the other all else. */
function soldWords({ lines, sellers = [] }: Order, { lineIds }: Seller): string {
  if (sellers.length === 1) return 'Venduto da';
  const own = lines.filter(({ id }) => lineIds.includes(id));
  return own.every(({ type }) => type === 'book')
    ? 'Libri venduti da'
    : 'Altri articoli venduti da';
}
