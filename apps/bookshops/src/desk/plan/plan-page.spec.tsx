import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type OwnPlan } from '@zaino/contracts/bookshops';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { makeOwnPlan } from '../testing/make-own-plan';
import { marta, openDesk } from '../testing/open-desk';

const { plan, createSubscription, openPortal } = bookshopsEndpoints;
const address = '/dashboard/piano';
const open = async (changes: Partial<OwnPlan> = {}, query = '') => {
  fakeNetwork(answer(plan, () => makeOwnPlan(changes)));
  await openDesk(`${address}${query}`);
};

describe('the plan of a bookshop', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is the free one, with what the paid one costs and how it begins', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Il tuo piano: Base' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Passa al piano Plus' })).toBeVisible();
    expect(screen.getByText(/19,00\s€ al mese, IVA esclusa\. I primi 30 giorni/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Gestisci/ })).toBeNull();
  });

  it('offers nothing that cannot be had', async () => {
    await open({ priceId: null });
    expect(screen.getByText('Il piano Plus non si può ancora attivare.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [
      { status: 'trialing', trialEnd: '2026-10-01T08:00:00.000Z' },
      /In prova gratis fino al 1 ottobre/,
    ],
    [{ status: 'active' }, /Prossima fattura il 1 novembre 2026/],
    [
      { status: 'active', cancelsAt: '2026-11-01T08:00:00.000Z' },
      /Disdetto: finisce il 1 novembre/,
    ],
  ] as const)('says how %j stands', async (changes, words) => {
    await open({ nextPayment: '2026-11-01T08:00:00.000Z', hasPaidFeatures: true, ...changes });
    expect(screen.getByRole('heading', { name: 'Il tuo piano: Plus' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Gestisci pagamento e fatture' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Passa al piano/ })).toBeNull();
  });

  it.each([
    [true, /Cambia la carta entro il 15 ottobre 2026/],
    [false, /sono ferme: ripartono appena/],
  ])('warns of a payment that failed, while the paid features work: %s', async (has, words) => {
    const restsAt = '2026-10-15T08:00:00.000Z';
    await open({ status: 'past-due', hasPaidFeatures: has, restsAt });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(/Gli ordini delle famiglie.*restano/);
  });

  it('can be taken again once it has ended, without a trial', async () => {
    await open({ status: 'ended' });
    expect(screen.getByText('Il piano Plus è finito.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Passa al piano Plus' })).toBeVisible();
    expect(screen.queryByText(/giorni sono di prova/)).toBeNull();
  });

  it('waits for the word of the provider after it was taken', async () => {
    await open({}, '?piano=ok');
    expect(screen.getByText('Quasi fatto.')).toBeVisible();
  });

  it('asks for the page of this bookshop, with the account’s address, and says where it does not come', async () => {
    const asked: unknown[] = [];
    fakeNetwork(
      answer(plan, () => makeOwnPlan()),
      answer(createSubscription, ({ body }) => {
        asked.push(body);
        return refusal(503, 'unavailable');
      }),
    );
    await openDesk(address);
    await userEvent.click(screen.getByRole('button', { name: 'Passa al piano Plus' }));
    expect(await screen.findByText(/La pagina dei pagamenti ora non si apre/)).toBeVisible();
    expect(asked).toEqual([
      { tenantId: marta.user.tenantId, priceId: 'price_plus', customerEmail: marta.user.email },
    ]);
  });

  it('says where the portal does not come', async () => {
    fakeNetwork(
      answer(plan, () => makeOwnPlan({ status: 'active' })),
      answer(openPortal, () => refusal(503, 'unavailable')),
    );
    await openDesk(address);
    await userEvent.click(screen.getByRole('button', { name: /Gestisci/ }));
    expect(await screen.findByText(/La pagina dei pagamenti ora non si apre/)).toBeVisible();
  });

  it('says that it cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('is not for families', async () => {
    fakeNetwork();
    await openDesk(address, makeFakeSession('anna'));
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});
