import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeBookshop, makeList, makePlans } from './make-bookshop';

type Answered = Parameters<typeof fakeNetwork>[number];

const nearby = makeBookshop({
  id: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a222',
  name: 'Cartolibreria Il Foglio',
  city: 'Lodi',
  postalCode: '26900',
  province: 'LO',
  phone: '',
  notes: '',
  offersPickup: false,
  url: 'http://il-foglio.localhost:4200',
});

/** Two bookshops, in Cremona and in Lodi; what a test answers itself wins. */
export function fakeBookshops(...answered: Answered[]) {
  return fakeNetwork(
    answer(bookshopsEndpoints.bookshops, ({ query: { cap, provincia } }) => {
      if (cap === '90100') return makeList([]);
      if (cap) return makeList([makeBookshop({ vicinanza: 'stesso-cap' }), nearby]);
      if (provincia === 'CR')
        return makeList([makeBookshop()], { province: { code: 'CR', name: 'Cremona' } });
      if (provincia) return makeList([], { province: { code: 'PA', name: 'Palermo' } });
      return makeList([makeBookshop(), nearby]);
    }),
    answer(bookshopsEndpoints.plans, makePlans),
    ...answered,
  );
}

/** A service that does not answer. */
export const bookshopsAreDown = () => fakeNetwork();

/** A list in the place of the usual one. */
export const listing = (...list: Parameters<typeof makeList>): Answered =>
  answer(bookshopsEndpoints.bookshops, () => makeList(...list));
