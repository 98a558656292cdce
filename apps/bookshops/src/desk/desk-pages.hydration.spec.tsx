import { screen } from '@testing-library/react';
import { makeArrival } from '@zaino/buying/testing/make-arrival';
import { makeBookToOrder } from '@zaino/buying/testing/make-book-to-order';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { colleagueEndpoints } from '@zaino/contracts/identity';
import {
  arrivalEndpoints,
  cedolaEndpoints,
  deskEndpoints,
  toOrderEndpoints,
  usedDeskEndpoints,
} from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { beginSession, closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeCedolaTerms } from './testing/make-cedola-terms';
import { makeColleagues } from './testing/make-colleagues';
import { makeDeskOrder, makeSummary } from './testing/make-desk-order';
import { makeForecast } from './testing/make-forecast';
import { aCardMonth, aPayout, makeOwnPayments } from './testing/make-own-payments';
import { makeOwnPlan } from './testing/make-own-plan';
import { makeOwnTenant } from './testing/make-own-tenant';
import { makeStats } from './testing/make-stats';
import { makeIntake, makeUsedCopy } from './testing/make-used-copy';
import { marta, pagesFor } from './testing/open-desk';

describe('a page of the desk in the browser', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation();
    fakeLayout();
    act(() => beginSession(marta));
    fakeNetwork(
      answer(deskEndpoints.orders, () => ({
        orders: [makeSummary()],
        total: 1,
        next: null,
        stages: [],
      })),
      answer(deskEndpoints.order, () => makeDeskOrder()),
      answer(usedDeskEndpoints.copies, () => ({ copies: [makeUsedCopy()], next: null })),
      answer(usedDeskEndpoints.intake, () => makeIntake()),
      answer(bookshopsEndpoints.stats, () => makeStats()),
      answer(arrivalEndpoints.list, () => ({ arrivals: [makeArrival()] })),
      answer(cedolaEndpoints.ledger, () => ({ cedole: [], next: null })),
      answer(cedolaEndpoints.distinte, () => ({ distinte: [], next: null })),
      answer(cedolaEndpoints.terms, () => makeCedolaTerms()),
      answer(toOrderEndpoints.list, () => ({
        books: [makeBookToOrder()],
        listedAt: '2026-09-01T08:00:00.000Z',
      })),
      answer(bookshopsEndpoints.payments, () => makeOwnPayments()),
      answer(bookshopsEndpoints.payouts, () => ({ payouts: [aPayout] })),
      answer(bookshopsEndpoints.cardMoney, () => ({ months: [aCardMonth] })),
      answer(bookshopsEndpoints.plan, () => makeOwnPlan()),
      answer(bookshopsEndpoints.tenant, () => makeOwnTenant()),
      answer(colleagueEndpoints.list, () => makeColleagues()),
    );
  });
  afterEach(() => {
    act(() => closeSession());
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/dashboard/arrivi', 'Bianchi Anna'],
    ['/dashboard/banco', 'Tutti gli ordini'],
    ['/dashboard/cedole', 'Le cedole che prendi'],
    ['/dashboard/da-ordinare', 'Matematica verde 1'],
    ['/dashboard/ordini', 'Bianchi Anna'],
    ['/dashboard/ordini/chiusi', 'Bianchi Anna'],
    [`/dashboard/ordini/${makeSummary().id}`, 'Bianchi Anna'],
    ['/dashboard/numeri', 'Come si contano'],
    ['/dashboard/negozio', 'Orari di apertura'],
    ['/dashboard/piano', 'Il tuo piano: Base'],
    ['/dashboard/pagamenti', 'settembre 2026'],
    ['/dashboard/colleghi', 'Luca Bianchi'],
    ['/dashboard/usato', 'Le tue copie usate'],
    [`/dashboard/usato?ricevuta=${makeIntake().id}`, 'Totale 4,50 €'],
  ])('goes on from what the server drew at %s', async (address, words) => {
    const pages = pagesFor(marta);
    const page = await servePage(pages, address);
    expect(page.status).toBe(200);
    // The content security policy forbids it.
    expect(page.html).not.toContain('style=');
    expect(await hydratePage(pages, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['/dashboard/banco', 200],
    ['/dashboard/negozio', 200],
    // Its data come without a status of their own.
    ['/dashboard/previsione', 200],
    // The page of an order that is not there.
    [`/dashboard/ordini/${makeSummary().id}`, 404],
  ])(
    'warns with the page at %s, so that nothing moves once it is drawn',
    async (address, status) => {
      const pastDue = makeOwnPlan({ status: 'past-due', restsAt: '2026-10-15T08:00:00.000Z' });
      fakeNetwork(
        answer(deskEndpoints.orders, () => ({ orders: [], total: 0, next: null, stages: [] })),
        answer(deskEndpoints.order, () => refusal(404, 'not-found')),
        answer(bookshopsEndpoints.tenant, () => makeOwnTenant()),
        answer(bookshopsEndpoints.forecast, () => makeForecast()),
        answer(bookshopsEndpoints.plan, () => pastDue),
        answer(bookshopsEndpoints.payments, () => makeOwnPayments({ standing: 'restricted' })),
      );
      const pages = pagesFor(marta);
      const page = await servePage(pages, address);
      expect(page.status).toBe(status);
      expect(page.html).toContain('L’ultimo pagamento del piano non è riuscito.');
      expect(page.html).toContain('I pagamenti online sono fermi.');
      expect(await hydratePage(pages, page)).toEqual([]);
    },
  );
});
