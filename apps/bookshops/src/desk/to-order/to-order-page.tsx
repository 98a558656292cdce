import type { BooksAnswer } from '@zaino/buying/to-order/book-calls';
import { bookKindsOf } from '@zaino/buying/to-order/book-kinds';
import { BooksToOrder } from '@zaino/buying/to-order/books-to-order';
import type { OrderingShop } from '@zaino/buying/to-order/ordering-shop';
import type { Outcome } from '@zaino/web/outcome';
import { useLoaderData } from '@zaino/web/router';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { deskBooks } from './to-order.api';

const TITLE = 'Da ordinare';

const bookshop: OrderingShop = {
  calls: deskBooks,
  Page: DeskPage,
  arrivalsPath: '/dashboard/arrivi',
  kinds: bookKindsOf('Previsti in libreria il'),
  characterKeys: 'deskCharacterKeys',
};

/** What a bookshop has to order. */
export function ToOrderPage() {
  const first = useLoaderData<Outcome<BooksAnswer>>();
  if (first.failure?.kind === 'forbidden') return <NoDesk title={TITLE} failure={first.failure} />;
  return <BooksToOrder shop={bookshop} title={TITLE} first={first} />;
}
