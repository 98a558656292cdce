import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminEndpoints,
  dataRequestEndpoints,
  securityLogEndpoints,
  type StaffAccount,
  staffUserEndpoints,
} from '@zaino/contracts/identity';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeAccount } from './make-user';

// Those of one path answer alike, and paths with a parameter last are less specific.
export const endpoints = {
  verify: adminEndpoints.verify,
  securityLog: securityLogEndpoints.search,
  requests: dataRequestEndpoints.list,
  answer: dataRequestEndpoints.answer,
  enter: dataRequestEndpoints.enter,
  showPersonalData: staffUserEndpoints.showPersonalData,
  orders: staffUserEndpoints.orders,
  endSession: staffUserEndpoints.endSession,
  sessions: staffUserEndpoints.sessions,
  suspension: staffUserEndpoints.suspend,
  sendVerification: staffUserEndpoints.sendVerification,
  changeEmail: staffUserEndpoints.changeEmail,
  read: staffUserEndpoints.read,
};

const { uid } = makeAccount();
/** Of its calls. */
export const path = `/api/admin/users/${uid}`;
/** The one device that it is signed in on. */
export const session = {
  id: 'a'.repeat(43),
  device: 'Firefox su Linux',
  createdAt: '2026-09-14T08:00:00.000Z',
  lastSeenAt: '2026-09-15T08:00:00.000Z',
};
/** The one of its twelve orders that is told. */
export const order = {
  id: '11111111-1111-4111-8111-111111111111',
  number: 'Z-2026-1',
  createdAt: '2026-09-14T08:00:00.000Z',
  state: 'paid' as const,
  total: 24.6,
};
/** Opens the page of an account to which nothing has happened, unless told. */
export async function openUser(
  account: StaffAccount,
  handlers: FakeHandlers<typeof endpoints> = {},
) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    read: () => account,
    orders: () => ({ count: 12, orders: [order] }),
    sessions: () => ({ sessions: [session] }),
    securityLog: () => ({ entries: [], next: null }),
    requests: () => ({ requests: [], total: 0, open: 0, late: 0 }),
    ...handlers,
  });
  openAdminArea(`/admin/users/${uid}`);
  await screen.findByRole('heading', { level: 1, name: account.name });
  /** What was sent, but for what only reads. */
  const sent = () =>
    asked.mock.calls.flatMap(([to, init]) => {
      const method = init?.method ?? 'GET';
      if (method === 'GET' || (to as string) === adminEndpoints.verify.path) return [];
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      return [[`${method} ${to as string}`, body]];
    });
  return { asked, sent, user: userEvent.setup() };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
