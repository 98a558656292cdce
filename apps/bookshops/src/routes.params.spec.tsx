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
import { answer } from '@zaino/web/fake-network';
import { beginSession, closeSession } from '@zaino/web/session';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { makeCedolaTerms } from './desk/testing/make-cedola-terms';
import { makeDeskOrder, makeSummary } from './desk/testing/make-desk-order';
import { makeColleagues } from './desk/testing/make-colleagues';
import { makeForecast } from './desk/testing/make-forecast';
import { makeOwnPayments } from './desk/testing/make-own-payments';
import { makeOwnPlan } from './desk/testing/make-own-plan';
import { makeOwnTenant } from './desk/testing/make-own-tenant';
import { makeStats } from './desk/testing/make-stats';
import { makeIntake } from './desk/testing/make-used-copy';
import { marta, pagesFor } from './desk/testing/open-desk';
import { makeServedFront } from './testing/front-pages';
import { fakeBookshops } from './testing/fake-bookshops';

const addresses = [
  '/',
  '/librerie',
  '/librerie?cap=26100',
  '/librerie?cap=26',
  '/librerie?provincia=CR&pagina=2',
  '/for-libraries',
  '/dashboard/banco',
  '/dashboard/ordini?cerca=anna&stato=ready&avviso=in-ritardo&ordine=-due',
  '/dashboard/ordini/chiusi?cerca=anna&dopo=7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
  `/dashboard/ordini/${makeSummary().id}`,
  '/dashboard/negozio',
  '/dashboard/pagamenti?conto=ok',
  '/dashboard/piano?piano=ok',
  '/dashboard/numeri?periodo=stagione',
  '/dashboard/numeri?da=2026-09-01&a=2026-09-30',
  '/dashboard/arrivi',
  '/dashboard/da-ordinare?cerca=verde&stato=da-ordinare&ritardo=si&editore=Sirio&distributore=Nord&ordine=-editore',
  '/dashboard/previsione',
  '/dashboard/cedole?cerca=CR-0012&stato=sent&comune=Cremona&libri=altre&ordine=-amount',
  '/dashboard/colleghi',
  '/dashboard/usato?dopo=7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
  `/dashboard/usato?ricevuta=${makeIntake().id}`,
];

afterEach(() => {
  closeSession();
  jest.restoreAllMocks();
});

describe('the bookshops’ pages', () => {
  it('read no other parameters than they say', async () => {
    beginSession(marta);
    const handle = { shopFront: makeServedFront() };
    const pages = pagesFor(marta).map((layout) => Object.assign(layout, { handle }));
    fakeBookshops(
      answer(deskEndpoints.orders, () => ({
        orders: [makeSummary()],
        total: 1,
        next: null,
        stages: [],
      })),
      answer(deskEndpoints.order, () => makeDeskOrder()),
      answer(usedDeskEndpoints.copies, () => ({ copies: [], next: null })),
      answer(usedDeskEndpoints.intake, () => makeIntake()),
      answer(bookshopsEndpoints.stats, () => makeStats()),
      answer(bookshopsEndpoints.forecast, () => makeForecast()),
      answer(toOrderEndpoints.list, () => ({
        books: [makeBookToOrder()],
        listedAt: '2026-09-01T08:00:00.000Z',
      })),
      answer(arrivalEndpoints.list, () => ({ arrivals: [makeArrival()] })),
      answer(bookshopsEndpoints.payments, () => makeOwnPayments()),
      answer(bookshopsEndpoints.payouts, () => ({ payouts: [] })),
      answer(bookshopsEndpoints.cardMoney, () => ({ months: [] })),
      answer(cedolaEndpoints.ledger, () => ({ cedole: [], next: null })),
      answer(cedolaEndpoints.distinte, () => ({ distinte: [], next: null })),
      answer(cedolaEndpoints.terms, () => makeCedolaTerms()),
      answer(bookshopsEndpoints.plan, () => makeOwnPlan()),
      answer(bookshopsEndpoints.tenant, () => makeOwnTenant()),
      answer(colleagueEndpoints.list, () => makeColleagues()),
    );
    expect(await undeclaredParams(pages, addresses)).toEqual([]);
  });
});
