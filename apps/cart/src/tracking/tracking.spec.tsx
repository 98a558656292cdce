import { screen } from '@testing-library/react';
import { orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, press } from '../testing/open-orders';
import { makeDelivered, makeLine, makeOrder } from '../testing/order-factories';
import type { TrackedOrder } from './tracking.api';

const address = '/tracking/abcdefghijklmnopqrstuvwx';

function tracked(): TrackedOrder {
  const tracking = { carrier: 'BRT', code: 'X1', url: 'https://corriere.example/X1' };
  const lines = [
    makeLine({ title: 'Numeri in tasca 2', quantity: 2 }),
    makeLine({ title: 'Step Outside 2', state: 'shipped', tracking }),
    makeDelivered(),
  ];
  const { number, state, createdAt, shippingMethod } = makeOrder();
  return { number, state, createdAt, shippingMethod, lines };
}

const serve = () => fakeNetwork(answer(orderEndpoints.tracking, tracked));

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-09-06T10:00:00Z'), advanceTimers: true }),
);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the tracking page', () => {
  it('tells anybody who has its address where each article is', async () => {
    serve();
    await openOrders(address, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Numeri in tasca 2, 2 pezzi' })).toBeVisible();
    expect(screen.getByText('In arrivo, consegna tra l’8 e il 12 settembre')).toBeVisible();
    expect(screen.getByText('Consegnato sabato 5 settembre')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Segui il pacco/ })).toBeVisible();
    expect(screen.getAllByRole('list', { name: /^A che punto è/ })).toHaveLength(3);
  });

  it('says that there is no such order', async () => {
    fakeNetwork(answer(orderEndpoints.tracking, () => refusal(404, 'not-found')));
    await openOrders(address, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Ordine non trovato' })).toBeVisible();
  });

  it('says that the service is away, and tries again', async () => {
    fakeNetwork();
    await openOrders(address, null);
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    serve();
    await press('Riprova');
    expect(await screen.findByRole('heading', { name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
  });
});
