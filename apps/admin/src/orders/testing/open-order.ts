import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { adminOrderEndpoints, type Order, staffOrderEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

type Answered = Parameters<typeof fakeNetwork>[number];

/** Sizes that jsdom does not have. */
class UnchangingSize {
  observe(): void {}
  disconnect(): void {}
}

interface Opening {
  /** What is answered otherwise. */
  others?: Answered[];
  /** The address of the list that it is opened from. */
  list?: string;
}

/** Opens the page of an order; `read` gives it as it is by then, and what was sent is kept. */
export async function openOrder(read: () => Order, { others = [], list = '' }: Opening = {}) {
  installFakeDialog();
  Object.assign(globalThis, { ResizeObserver: UnchangingSize });
  setAdminToken(newToken());
  const sent: unknown[] = [];
  fakeNetwork(
    answer(adminEndpoints.verify, () => ({ success: true as const, user: ADMIN })),
    answer(adminOrderEndpoints.order, read),
    answer(adminOrderEndpoints.command, ({ body }) => {
      sent.push(body);
      return read();
    }),
    answer(staffOrderEndpoints.neighbours, () => ({ previous: null, next: null })),
    answer(staffOrderEndpoints.note, () => noNote),
    ...others,
  );
  const { id, number } = read();
  const area = openAdminArea(`/admin/orders/${id}${list}`);
  await screen.findByRole('heading', { level: 1, name: `Ordine ${number}` });
  return { ...area, sent, user: userEvent.setup() };
}

const noNote = { text: '', version: 0, savedAt: null, savedBy: null };
