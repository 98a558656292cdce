import type { CheckoutSeller, OrderRequest } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { SellerNote } from '@zaino/ui/seller-note';
import { SellerFacts } from '../../sellers/seller-facts';
import type { FormState } from '../form';
import { useSellers } from './use-sellers';

type SellersNoteProps = Pick<FormState, 'cart' | 'draft' | 'bookshop'>;

/** Who sells what of the order, by the bookshop and the way to pay that are chosen. */
export function SellersNote({ cart, draft, bookshop }: SellersNoteProps) {
  const { payment } = draft;
  if (bookshop === null) return <SellerNote />;
  const kinds = new Set(cart.items.map(({ type }) => type));
  // With a cedola the bookshop sells, as of all that is paid there.
  const way = payment === 'card' ? 'card' : 'shop';
  return <OfBookshop pickupPointId={bookshop.id} payment={way} kinds={kinds} />;
}

interface OfBookshopProps {
  pickupPointId: string;
  payment: OrderRequest['payment'];
  /** What is in the cart. */
  kinds: ReadonlySet<'book' | 'product'>;
}

function OfBookshop({ pickupPointId, payment, kinds }: OfBookshopProps) {
  const { sellers, retry } = useSellers(pickupPointId, payment);
  if (sellers === 'away') {
    return (
      <>
        <SellerNote />
        <p>
          Non riusciamo a dirti chi dei due vende.{' '}
          <Button size="small" variant="outline" onClick={retry}>
            Riprova
          </Button>
        </p>
      </>
    );
  }
  const some = (sellers ?? []).filter(({ sells }) => sells.some((kind) => kinds.has(kind)));
  if (some.length === 0) return <SellerNote />;
  return (
    <SellerNote>
      {some.map((seller) => (
        <li key={seller.id}>
          {soldWords(seller, some.length === 1)} <SellerFacts seller={seller} />
        </li>
      ))}
    </SellerNote>
  );
}

function soldWords({ sells }: CheckoutSeller, isAll: boolean): string {
  if (isAll) return 'Venduto da';
  return sells.includes('book') ? 'Libri venduti da' : 'Altri articoli venduti da';
}
