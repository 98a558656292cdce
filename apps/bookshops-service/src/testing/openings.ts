import type { AnswerOf } from '@zaino/contracts/shared';
import type { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { type Bookshop, ready, type TestService } from './test-service';

/** With its check digit. */
export const VAT_NUMBER = '01234567897';

type ListedBookshops = AnswerOf<typeof adminBookshopEndpoints.bookshops>;

/** Bookshops on their way to the customers, and what these and admins see of them. */
export function openings(serviceOf: () => TestService) {
  /** One that waits for an admin with all that is needed. */
  const applied = async (name = 'La Pagina'): Promise<Bookshop> => {
    const bookshop = await serviceOf().bookshop({ name });
    await bookshop.proveAddress();
    await bookshop.change({ ...ready, vatNumber: VAT_NUMBER, state: 'open', offersPickup: true });
    return bookshop;
  };
  const opened = async (name?: string): Promise<Bookshop> => {
    const bookshop = await applied(name);
    await serviceOf().command(bookshop.tenant.id, { kind: 'approve' });
    return bookshop;
  };
  /** As customers see it. */
  const pointOf = async ({ tenant }: Bookshop) => {
    const { body } = await serviceOf().call({ path: '/api/pickup-points' });
    const { pickupPoints } = body as unknown as {
      pickupPoints: { id: string; name: string; notes: string }[];
    };
    return pickupPoints.find(({ id }) => id === tenant.id);
  };
  const shownName = async (bookshop: Bookshop) => (await pointOf(bookshop))?.name;
  const list = async (query: Record<string, string> = {}) => {
    const headers = await serviceOf().signIn({ role: 'admin' });
    const path = `/api/admin/bookshops?${new URLSearchParams(query).toString()}`;
    const { body } = await serviceOf().call({ path, headers });
    return body as unknown as ListedBookshops;
  };
  const waiting = async ({ tenant }: Bookshop) =>
    (await list({ filter: 'waiting' })).bookshops.find(({ id }) => id === tenant.id);
  return { applied, opened, pointOf, shownName, list, waiting };
}
