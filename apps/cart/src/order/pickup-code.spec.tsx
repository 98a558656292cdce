import { screen } from '@testing-library/react';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { encode } from 'uqr';
import { forgetSession, openOrders } from '../testing/open-orders';
import { makeLine, makeOrder, makePickup } from '../testing/order-factories';

const show = (order: Order) => {
  fakeNetwork(answer(orderEndpoints.order, () => order));
  return openOrders(`/orders/${order.id}`);
};

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('what is shown at the counter', () => {
  it('is a code of the order’s number as the desk’s scanner reads it, with the number beside it', async () => {
    const { number } = makePickup();
    await show(makePickup({ lines: [makeLine(), makeLine({ state: 'ready' })] }));
    const code = await screen.findByRole('img', { name: `Codice QR dell’ordine ${number}` });
    const { data } = encode(number.replaceAll('-', ''), { border: 4 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h`] : [])),
    );
    const drawn = code.lastElementChild?.getAttribute('d') ?? '';
    expect(drawn.match(/M\d+ \d+h/g)).toEqual(dark);
    const words = screen.getByText(/Al banco mostra questo codice, o di’ il numero/);
    expect(words).toHaveTextContent(number);
  });

  it.each([
    ['before something lies there', makePickup({ lines: [makeLine({ state: 'reserved' })] })],
    ['where it is brought home', makeOrder({ lines: [makeLine({ state: 'ready' })] })],
    ['once all was fetched', makePickup({ lines: [makeLine({ state: 'delivered' })] })],
  ])('is nothing %s', async (_, order) => {
    await show(order);
    expect(screen.queryByRole('region', { name: 'Da mostrare in libreria' })).toBeNull();
    expect(screen.queryByText('Caricamento...')).toBeNull();
  });
});
