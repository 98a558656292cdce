import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { counterEndpoints, deskEndpoints, type DeskOrder } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeDeskOrder, makeLine, makeSummary } from './make-desk-order';
import { openDesk } from './open-desk';

export const ready = makeLine({
  state: 'ready',
  commands: ['deliver', 'register-shop-payment'],
  quantity: 2,
  total: 40,
});
export const awaited = makeLine({
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a102',
  title: 'L’isola del tesoro',
  state: 'waiting',
  commands: ['register-shop-payment'],
  expected: { from: '2026-09-10', to: '2026-09-18' },
});
export const due = makeDeskOrder({ lines: [ready, awaited], due: 60, stage: 'awaited' });
export const counterPayment = {
  at: '2026-09-01T08:00:00.000Z',
  amount: 60,
  tender: 'cash' as const,
  tillNumber: null,
  mailedAt: null,
};
export const handed = makeDeskOrder({
  version: 5,
  stage: 'awaited',
  paymentState: 'paid',
  paidAt: '2026-09-01T08:00:00.000Z',
  due: 0,
  counterPayment,
  lines: [{ ...ready, state: 'delivered', commands: ['take-back'], canWithdraw: true }, awaited],
});

interface Fakes {
  found?: DeskOrder | Response;
  /** What the server finds for words. */
  searched?: ReturnType<typeof makeSummary>[];
  after?: (call: string) => DeskOrder | Response;
}

/** Notes each call that changes something. */
export function fakeCounter({ found = due, searched = [], after = () => handed }: Fakes = {}) {
  const calls: [string, unknown][] = [];
  const noted = (call: string, body: unknown) => {
    calls.push([call, body]);
    return after(call);
  };
  fakeNetwork(
    answer(deskEndpoints.orders, ({ query }) => {
      const orders = query.search === undefined ? [makeSummary()] : searched;
      return { orders, total: orders.length, next: null, stages: [] };
    }),
    answer(deskEndpoints.order, () => found),
    answer(deskEndpoints.command, ({ body }) => noted('command', body.command)),
    answer(counterEndpoints.find, ({ params }) =>
      params.number === due.number
        ? found
        : refusal(404, 'not-found', { detail: 'Nessun ordine con questo numero.' }),
    ),
    answer(counterEndpoints.handOver, ({ body }) => noted('hand-over', body)),
    answer(counterEndpoints.notePayment, ({ body }) => noted('note', body)),
    answer(counterEndpoints.mailSummary, ({ body }) => noted('mail', body)),
    answer(counterEndpoints.withdraw, ({ body }) => noted('withdraw', body)),
  );
  return calls;
}

export const field = () => screen.getByRole('combobox', { name: /Scansiona il codice/ });
export const family = () => screen.findByRole('heading', { level: 2, name: 'Bianchi Anna' });

export async function openCounter() {
  installFakeDialog();
  await openDesk('/dashboard/banco');
  await waitFor(() => expect(field()).toHaveFocus());
  return userEvent.setup();
}

/** The order of the tests lies on the counter. */
export async function withOrder(fakes?: Fakes) {
  const calls = fakeCounter(fakes);
  const user = await openCounter();
  await user.keyboard('ZN7K3M9QXD{Enter}');
  await family();
  return { calls, user };
}
