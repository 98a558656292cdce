import { orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession } from '@zaino/web/session';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { forgetSession, pagesFor } from './testing/open-orders';
import { idOf, makeOrder, makeSummary } from './testing/order-factories';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('the pages of the cart', () => {
  it('read no other parameters than they say', async () => {
    const anna = makeFakeSession('anna');
    beginSession(anna);
    fakeNetwork(
      answer(orderEndpoints.orders, () => ({ orders: [makeSummary()], total: 1 })),
      answer(orderEndpoints.order, () => makeOrder()),
      answer(orderEndpoints.boughtBooks, () => ({ books: [] })),
      answer(orderEndpoints.tracking, () => makeOrder()),
    );
    const addresses = [
      '/cart?lista=x',
      '/checkout',
      '/orders?pagina=2',
      `/orders/${idOf(1)}?grazie=1&pagamento=ok&recesso=x`,
      '/orders/sezione?ordine=1&scuola=2&classe=3&da=A&figlio=4&a=B&corso=C',
      '/checkout/ospite',
      '/orders/ospite',
      '/orders/ospite/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
      '/tracking/abcdefghijklmnopqrstuvwx',
    ];
    expect(await undeclaredParams(pagesFor(anna), addresses)).toEqual([]);
  });
});
