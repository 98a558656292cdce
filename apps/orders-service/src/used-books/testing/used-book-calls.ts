import { randomUUID } from 'node:crypto';
import type {
  DeskUsedOffer,
  UsedCopies,
  UsedCopy,
  UsedIntake,
  UsedOffers,
} from '@zaino/contracts/orders';
import { eanCheckDigit } from '@zaino/rules/isbn';
import type { SignedInCaller } from '../../testing/test-calls';
import type { TestService } from '../../testing/test-service';

const DESK_PATH = '/api/desk/used-books';

export const good = (isbn: string) => ({ isbn, grade: 'good', digitalCode: 'unused' });

/** A good copy as a bookshop takes it in, of nobody's offer unless told. */
export const brought = (isbn: string, values: object = {}) => ({
  ...good(isbn),
  offerId: null,
  paid: 5,
  salePrice: 9.5,
  ...values,
});

/** The calls of families who offer used books, and of bookshops that take them in. */
export function usedBookCalls(service: TestService) {
  let last = 0;
  const offer = (family: SignedInCaller, books: object[]) =>
    family.call<UsedOffers>({ method: 'POST', path: '/api/used-offers', body: { books } });
  return {
    /** A book that lists have, or have had. */
    aBook: (values: { prezzo?: number | null; inLista?: boolean } = {}): string => {
      last += 1;
      const digits = `97888${String(last).padStart(7, '0')}`;
      const isbn = `${digits}${eanCheckDigit(digits)}`;
      return service.schools.add({ isbn, prezzo: 20, ...values }).isbn;
    },
    offer,
    /** Offers a good copy; gives the id of the offer. */
    firstOffer: async (family: SignedInCaller, isbn: string) =>
      (await offer(family, [good(isbn)])).body.offers[0]?.id ?? '',
    own: async (family: SignedInCaller) =>
      (await family.call<UsedOffers>({ path: '/api/used-offers' })).body,
    /** A bookshop's owner at the counter. */
    aDesk: async () => {
      const tenantId = randomUUID();
      service.bookshops.add({ id: tenantId });
      return service.signIn({ role: 'bookshop', tenantId, displayName: 'Marta' });
    },
    find: (desk: SignedInCaller, code: string) =>
      desk.call<{ code: string; offers: DeskUsedOffer[] }>({
        path: `${DESK_PATH}/offers/${encodeURIComponent(code)}`,
      }),
    takeIn: (desk: SignedInCaller, copies: object[], id: string = randomUUID()) =>
      desk.call<UsedIntake>({
        method: 'POST',
        path: `${DESK_PATH}/intakes`,
        body: { id, tender: 'cash', copies },
      }),
    takeBack: (desk: SignedInCaller, id: string) =>
      desk.call<UsedCopy>({ method: 'POST', path: `${DESK_PATH}/copies/${id}/take-back` }),
    change: (desk: SignedInCaller, id: string, body: object) =>
      desk.call<UsedCopy>({ method: 'PUT', path: `${DESK_PATH}/copies/${id}`, body }),
    stock: async (desk: SignedInCaller) =>
      (await desk.call<UsedCopies>({ path: `${DESK_PATH}/copies` })).body.copies,
  };
}
