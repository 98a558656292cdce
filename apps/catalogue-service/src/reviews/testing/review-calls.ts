import type {
  AdminReview,
  OwnReview,
  Product,
  Review,
  ReviewDecision,
  ReviewInput,
  ReviewShelf,
  ReviewSummary,
} from '@zaino/contracts/catalogue';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { Headers } from '@zaino/service/testing/service-calls';
import type { TestService } from '../../testing/test-service';

type Of = { id: string };

interface Decided {
  success: true;
  changeId: string | null;
  changed: number;
  leftOut: { id: string; why: string }[];
}

interface Queue {
  success: true;
  reviews: AdminReview[];
  total: number;
  counts: Record<ReviewShelf, number>;
}

/** Somebody who is signed in. */
interface Customer {
  uid: string;
  headers: Headers;
}

export const newReview = {
  stars: 4,
  text: 'Lo zaino regge bene anche i libri di seconda.',
  image: null,
  firstName: 'Maria',
  initial: 'R',
} satisfies ReviewInput;

let addresses = 0;
/** Headers of a call from an address that no other test has. */
export function fromNewAddress(): Headers {
  addresses += 1;
  return { 'x-forwarded-for': `2001:db8:${addresses.toString(16)}::1` };
}

const seen = ({ id, version }: AdminReview) => ({ id, version });

/** The calls of readers and authors. */
function readerCalls(service: TestService) {
  const { call } = service;
  const ownPath = ({ id }: Of) => `/api/products/${id}/reviews/own`;
  return {
    write: (product: Of, { headers }: Customer, input: object = {}) =>
      call<{ success: true; review: OwnReview }>({
        method: 'PUT',
        path: ownPath(product),
        headers,
        body: { ...newReview, ...input },
      }),
    own: (product: Of, { headers }: Customer) =>
      call<{ review: OwnReview | null; hasBought: boolean }>({ path: ownPath(product), headers }),
    remove: (product: Of, { headers }: Customer) =>
      call<{ success: true }>({ method: 'DELETE', path: ownPath(product), headers }),
    upload: (bytes: Buffer, { headers }: Customer) =>
      call<{ success: true; url: string }>({
        method: 'POST',
        path: '/api/reviews/images',
        headers: { ...headers, 'content-type': 'image/png' },
        body: bytes,
      }),
    list: ({ id }: Of, query = '') =>
      call<{ reviews: Review[]; summary: ReviewSummary }>({
        path: `/api/products/${id}/reviews?${query}`,
      }),
    report: ({ id }: Of, body: object = {}, headers = fromNewAddress()) =>
      call<{ success: true }>({
        method: 'POST',
        path: `/api/reviews/${id}/reports`,
        headers,
        body: { reason: 'offensive', text: '', ...body },
      }),
    product: async ({ id }: Of) =>
      (await call<{ product: Product }>({ path: `/api/getproduct/${id}` })).body.product,
  };
}

/** The calls of admins who moderate. */
function moderatorCalls({ adminCall }: TestService) {
  const moderate = (body: object) =>
    adminCall<Decided>({ method: 'POST', path: '/api/admin/reviews/moderate', body });
  return {
    queue: (query = '') => adminCall<Queue>({ path: `/api/admin/reviews?${query}` }),
    moderate,
    approve: (...reviews: AdminReview[]) =>
      moderate({ action: 'approve', reviews: reviews.map(seen) }),
    refuse: (reason: string, ...reviews: AdminReview[]) =>
      moderate({ action: 'refuse', reason, reviews: reviews.map(seen) }),
    answer: ({ id }: Of, text: string) =>
      adminCall<{ success: true; review: AdminReview }>({
        method: 'PUT',
        path: `/api/admin/reviews/${id}/answer`,
        body: { text },
      }),
    decisions: () =>
      adminCall<{ success: true; decisions: ReviewDecision[] }>({
        path: '/api/admin/review-changes',
      }),
    undo: (changeId: string | null) =>
      adminCall<Omit<Decided, 'changeId'>>({
        method: 'POST',
        path: `/api/admin/review-changes/${changeId ?? ''}/undo`,
      }),
  };
}

/** The calls of readers and authors of reviews, and of admins who moderate them. */
export function reviewCalls(service: TestService) {
  const readers = readerCalls(service);
  const moderators = moderatorCalls(service);

  const customer = async (): Promise<Customer> => {
    const headers = await service.signIn('customer');
    const id = (headers.cookie ?? '').replace(`${SESSION_COOKIE}=`, '');
    const session = await service.app.get(SessionStore, { strict: false }).find(id);
    if (session === null || session === 'revoked') throw new Error('Nobody is signed in.');
    return { uid: session.user.uid, headers };
  };
  /** Somebody who has received these products. */
  const buyer = async (...products: Of[]): Promise<Customer> => {
    const somebody = await customer();
    const ids = products.map(({ id }) => id);
    service.orders.received.set(somebody.uid, ids);
    return somebody;
  };
  /** A review as admins see it, which waits. */
  const waiting = async (product: Of, input: object = {}, author?: Customer) => {
    const { status } = await readers.write(product, author ?? (await buyer(product)), input);
    if (status !== 200) throw new Error(`The review was answered with ${status}.`);
    const { body } = await moderators.queue(`productId=${product.id}&shelf=pending`);
    const [newest] = body.reviews;
    if (newest === undefined) throw new Error('The review was not kept.');
    return newest;
  };
  /** A published review. */
  const published = async (product: Of, input: object = {}, author?: Customer) => {
    const review = await waiting(product, input, author);
    await moderators.approve(review);
    return review;
  };

  return { ...readers, ...moderators, customer, buyer, waiting, published };
}

export type ReviewCalls = ReturnType<typeof reviewCalls>;
