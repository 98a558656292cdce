import { randomUUID } from 'node:crypto';
import type { OwnPayments } from '@zaino/contracts/bookshops';
import type { ProviderAccount } from '@zaino/contracts/orders';
import { type Bookshop, serviceKeyHeader, type TestService } from '../../testing/test-service';

type Owned = Pick<Bookshop, 'tenant' | 'headers'>;

/** As an account stands; for whom it was made is the provider's to know. */
type Standing = Omit<ProviderAccount, 'madeFor'>;

/** What the provider says of an account. */
export const told = (
  standing: ProviderAccount['standing'],
  more: Partial<Standing> = {},
): Standing => ({
  standing,
  missing: [],
  deadline: null,
  isRejected: false,
  ...more,
});

/** An id of the provider's that no other test has. */
export const anAccountId = () => `acct_${randomUUID().replaceAll('-', '')}`;

export type PaymentCalls = ReturnType<typeof paymentCalls>;

/** The calls about a bookshop's account for payments, of its owner and of the orders service. */
export function paymentCalls(service: TestService) {
  const pathOf = ({ tenant }: Owned, part: string) => `/api/tenants/${tenant.id}/${part}`;

  /** Without an account one is begun. */
  const connect = async (bookshop: Owned, body: unknown = { stripeAccountId: null }) => {
    const path = pathOf(bookshop, 'stripe/connect');
    const answer = await service.call({ method: 'POST', path, headers: bookshop.headers, body });
    return {
      status: answer.status,
      body: answer.body as typeof answer.body & { accountLinkUrl: string | null },
    };
  };

  const get = (bookshop: Owned, part: string) =>
    service.call({ path: pathOf(bookshop, part), headers: bookshop.headers });
  const standing = async (bookshop: Owned) =>
    (await get(bookshop, 'payments')).body as unknown as OwnPayments;
  const accountOf = async (bookshop: Owned) => (await standing(bookshop)).accountId ?? '';

  /** As other services read it. */
  const readInside = (id: string) =>
    service.call({ path: `/internal/tenants/${id}`, headers: serviceKeyHeader });
  const paymentsInside = async ({ tenant }: Owned) => (await readInside(tenant.id)).body.payments;

  /** As the orders service does for a message of the provider. */
  const follow = (id: string, headers: Record<string, string> = serviceKeyHeader) =>
    service.call({ method: 'PUT', path: `/internal/payment-accounts/${id}`, headers });

  /** The provider has it so from now on, and says that something has happened. */
  const becomes = async (id: string, account: Standing): Promise<void> => {
    service.neighbours.accounts.set(id, account);
    expect((await follow(id)).status).toBe(200);
  };

  /** A bookshop with an account of its own that takes cards. */
  const selling = async (): Promise<{ bookshop: Bookshop; id: string }> => {
    const bookshop = await service.bookshop({ name: `Libreria ${randomUUID()}` });
    await connect(bookshop);
    const id = await accountOf(bookshop);
    await becomes(id, told('active'));
    return { bookshop, id };
  };

  return {
    pathOf,
    connect,
    get,
    standing,
    accountOf,
    readInside,
    paymentsInside,
    follow,
    becomes,
    selling,
  };
}
