import { screen } from '@testing-library/react';
import { authEndpoints } from '@zaino/contracts/identity';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { forgetSession, openOrders, press } from '../testing/open-orders';
import { makeOrder } from '../testing/order-factories';

const session = makeFakeSession('anna');
const unproven = { ...session, user: { ...session.user, isEmailVerified: false } };
const unpaid = makeOrder({ state: 'received', paymentState: 'none', paidAt: null });
const waits = /Le e-mail di questo ordine ti aspettano/;

const open = async (order: Order, query = '') => {
  const asked = jest.fn(() => ({ success: true }) as const);
  fakeNetwork(
    answer(orderEndpoints.order, () => order),
    answer(authEndpoints.requestVerification, asked),
  );
  await openOrders(`/orders/${order.id}${query}`, unproven);
  return asked;
};

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('an order of somebody who has not proven their address', () => {
  it('says when its mails come, and sends the link again', async () => {
    const asked = await open(unpaid, '?grazie=1');
    const notice = (await screen.findByText(waits)).closest('[role="status"]');
    expect(notice).toHaveTextContent('quando confermi che anna@posta.example è tuo');
    expect(notice).toHaveTextContent('o quando l’ordine è pagato');
    expect(screen.queryByText(/La conferma è in viaggio/)).toBeNull();
    expect(screen.queryByText(/^Ti scriviamo a/)).toBeNull();
    await press('Invia di nuovo il link');
    expect(await screen.findByText(/Il link vale due giorni/)).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says why where the link cannot be sent', async () => {
    await open(unpaid);
    fakeNetwork(answer(authEndpoints.requestVerification, () => refusal(429, 'limited')));
    await press('Invia di nuovo il link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Non riuscito.');
    expect(screen.getByText(waits)).toBeVisible();
  });

  it.each([
    ['paid', makeOrder()],
    ['cancelled', { ...unpaid, state: 'cancelled' as const }],
  ])('says nothing once it is %s', async (_, order) => {
    await open(order);
    expect(screen.queryByText(waits)).toBeNull();
  });
});
