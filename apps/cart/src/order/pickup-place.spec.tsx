import { act, cleanup, render, screen } from '@testing-library/react';
import type { Order } from '@zaino/contracts/orders';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { makePickup } from '../testing/order-factories';
import { OrderWay } from './order-way';

const { pickupPoint } = makePickup();
if (pickupPoint === null) throw new Error('A pick-up has a place.');

/** In a router: who is signed in is known by it. */
const show = (order: Order) => {
  const router = createMemoryRouter([{ path: '*', element: <OrderWay order={order} /> }]);
  act(() => void render(<RouterProvider router={router} />));
};

describe('where an order is picked up', () => {
  it('has opening hours, what one needs to know, and the way there as a link', () => {
    show(makePickup({ deliveries: 'one' }));
    const hours = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(screen.getByRole('term')).toHaveTextContent('Orari');
    expect(hours).toEqual(pickupPoint.openingHours);
    expect(screen.getByText(pickupPoint.notes)).toBeVisible();
    const way = screen.getByRole('link', { name: /^Come arrivare/ });
    expect(way).toHaveAttribute('rel', 'noreferrer');
    const { searchParams } = new URL(way.getAttribute('href') ?? '');
    expect(searchParams.get('destination')).toContain(pickupPoint.address);
    expect(screen.getByText('Una volta sola, quando c’è tutto: ti avvisiamo noi.')).toBeVisible();
    expect(document.querySelector('iframe, img')).toBeNull();
  });

  it('has what the bookshop tells its families today', () => {
    const notice = 'Venerdì chiudiamo alle 17.';
    show(makePickup({ pickupPoint: { ...pickupPoint, notice } }));
    expect(screen.getByText(notice)).toHaveTextContent(`Avviso della libreria. ${notice}`);
  });

  it('says nothing of hours that nobody knows, and how often one has to go', () => {
    const order = makePickup({
      deliveries: 'several',
      pickupPoint: { ...pickupPoint, openingHours: [], notes: '' },
    });
    show(order);
    expect(screen.queryByText('Orari')).toBeNull();
    expect(screen.getByText(/^Più volte/)).toBeVisible();
  });

  it('says until when it is kept for whoever pays there', () => {
    const payBefore = '2026-09-25T21:59:59.999Z';
    show(makePickup({ payBefore }));
    expect(screen.getByText('venerdì 25 settembre')).toBeVisible();
    cleanup();
    show(makePickup({ payBefore, paymentMethod: 'card' }));
    expect(screen.queryByText(/Teniamo tutto da parte/)).toBeNull();
  });
});
