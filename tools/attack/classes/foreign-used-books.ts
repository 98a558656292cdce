import { randomUUID } from 'node:crypto';
import type { UsedIntake, UsedOffers } from '@zaino/contracts/orders';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
import type { Customer } from '../people/people';
import type { AttackedShop } from '../shop/attacked-shop';
import type { ForeignCall } from './foreign-call';

/** What may be asked of a used book that another family offers, and of one that another bookshop has taken in. */
export async function foreignUsedBooks(
  { people }: AttackedShop,
  customer: Customer,
  schoolCode: string,
): Promise<ForeignCall[]> {
  const path = `/api/getadozionibycodicescuola?codiceScuola=${schoolCode}`;
  const { adozioni } = await customer.person.done<AdoptionsResponse>({ path });
  const book = { isbn: adozioni[0]?.isbn ?? '', grade: 'good', digitalCode: 'unused' };
  const { offers } = await customer.person.done<UsedOffers>({
    method: 'POST',
    path: '/api/used-offers',
    body: { books: [book] },
  });
  const bookshop = await people.owner('used books');
  const { id, copies } = await bookshop.person.done<UsedIntake>({
    method: 'POST',
    path: '/api/desk/used-books/intakes',
    body: {
      id: randomUUID(),
      tender: 'cash',
      copies: [{ ...book, offerId: null, paid: 1, salePrice: null }],
    },
  });
  const copyId = copies[0]?.id ?? '';
  const copy = (of: string) => `/api/desk/used-books/copies/${of}`;
  return [
    { method: 'DELETE', path: (of) => `/api/used-offers/${of}`, id: offers[0]?.id ?? '' },
    { path: (of) => `/api/desk/used-books/intakes/${of}`, id },
    { method: 'PUT', path: copy, id: copyId, body: { salePrice: 1, state: 'sold' } },
    { method: 'POST', path: (of) => `${copy(of)}/take-back`, id: copyId },
  ];
}
