import type { FramedPage } from '@zaino/buying/framed-page';
import type { BooksAnswer } from '@zaino/buying/to-order/book-calls';
import { bookKindsOf } from '@zaino/buying/to-order/book-kinds';
import { BooksToOrder } from '@zaino/buying/to-order/books-to-order';
import type { OrderingShop } from '@zaino/buying/to-order/ordering-shop';
import type { Outcome } from '@zaino/web/outcome';
import { useLoaderData } from '@zaino/web/router';
import { BuyingPage } from '../buying-page';
import { askSuggestions, staffBooks } from './to-order.api';

const links = [{ text: 'Disponibilità', to: '/admin/supply' }];

const Page = (page: FramedPage) => <BuyingPage {...page} links={links} />;

const shop: OrderingShop = {
  calls: staffBooks,
  Page,
  arrivalsPath: '/admin/orders/arrivals',
  kinds: bookKindsOf('Consegna prevista il'),
  characterKeys: 'adminCharacterKeys',
  askSuggestions,
};

/** What the shop itself has to order for what it sends. */
export function ToOrderPage() {
  const first = useLoaderData<Outcome<BooksAnswer>>();
  return <BooksToOrder shop={shop} title="Da ordinare" first={first} />;
}
