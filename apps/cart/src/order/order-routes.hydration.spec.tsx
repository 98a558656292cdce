import { screen } from '@testing-library/react';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { forgetSession, pagesFor } from '../testing/open-orders';
import {
  makeDelivered,
  makeLine,
  makeOrder,
  makePickup,
  makeSummary,
  makeUnpaid,
} from '../testing/order-factories';

const anna = makeFakeSession('anna');
const own = `/orders/${makeOrder().id}`;
const withdrawn = '2026-09-06T08:30:00.000Z';
const full = makeOrder({
  lines: [
    makeLine({ commands: ['cancel'] }),
    makeDelivered({ withdrawnAt: withdrawn, canWithdraw: false }),
    makeDelivered(),
  ],
  withdrawals: [{ id: 'w-1', at: withdrawn, name: 'Anna Bianchi', lineIds: [] }],
});

const serve = (order: Order | null) =>
  fakeNetwork(
    answer(orderEndpoints.orders, () => ({ orders: [makeSummary()], total: 30 })),
    ...(order
      ? [answer(orderEndpoints.order, () => order), answer(orderEndpoints.tracking, () => order)]
      : []),
  );

/** What comes to life asks for more at once, which is nothing to complain of here. */
const complaintsOf = ({ mock }: jest.SpyInstance<unknown, unknown[]>) =>
  mock.calls.filter(([words]) => !String(words).includes('not wrapped in act'));

describe('a page of orders in the browser', () => {
  let complaints: jest.SpyInstance<unknown, unknown[]>;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    forgetSession();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each<[string, Order | null]>([
    ['/orders', full],
    ['/orders?pagina=2', full],
    [own, full],
    [own, null],
    [`${own}?grazie=1`, makePickup()],
    [`${own}?pagamento=ok`, makeUnpaid()],
    [`${own}?pagamento=ok`, full],
    [`${own}?pagamento=annullato`, makeUnpaid()],
    ['/tracking/abcdefghijklmnopqrstuvwx', full],
    ['/tracking/abcdefghijklmnopqrstuvwx', null],
  ])('goes on from what the server drew at %s', async (address, order) => {
    beginSession(anna);
    serve(order);
    const pages = pagesFor(anna);
    const page = await servePage(pages, address);
    expect(page.html).toContain('<h1');
    expect(await hydratePage(pages, page)).toEqual([]);
    expect(complaintsOf(complaints)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
