import { cartEndpoints } from '@zaino/contracts/orders';
import type { ServedShopFront } from '@zaino/contracts/shared';
import { addLines, clear } from '@zaino/web/cart';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { makeFakeSession } from '@zaino/web/fake-session';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { beginSession } from '@zaino/web/session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveTo } from '../../checkout/order/leave-to';
import { routes } from '../../routes';
import { bookLine } from '../../sample-lines';
import { makeFrontOf, makePickupPoint } from '../../testing/checkout-factories';

jest.mock('../../checkout/order/leave-to', () => ({ leaveTo: jest.fn() }));

const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const list = {
  id,
  path: `/cart?lista=${id}`,
  createdAt: '2026-07-10T10:00:00.000Z',
  lines: [bookLine()],
};

const shopFront = { ...makeFrontOf(makePickupPoint()), mainSite: 'https://shop.example' };
const words = 'Porta il carrello su Zaino';

interface Place {
  front?: ServedShopFront | undefined;
  isSignedIn?: boolean;
  answers?: FakeHandlers<typeof cartEndpoints>;
}

/** The cart of one book. */
async function open({ front, isSignedIn = false, answers = {} }: Place) {
  act(() => beginSession(isSignedIn ? makeFakeSession('ada') : null));
  addLines([bookLine()]);
  const fetched = fakeService(cartEndpoints, answers);
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, handle: { shopFront: front }, children: routes }],
    { initialEntries: ['/cart'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Condividi la lista' });
  return fetched;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockReset();
  act(() => {
    clear();
    beginSession(null);
  });
  localStorage.clear();
});

describe('a guest’s cart at a bookshop’s address', () => {
  it('goes to the main site as a list, without children, where it is asked about', async () => {
    const fetched = await open({ front: shopFront, answers: { shareList: () => list } });
    await userEvent.click(screen.getByRole('button', { name: words }));
    expect(jest.mocked(leaveTo).mock.calls).toEqual([[`https://shop.example/cart?lista=${id}`]]);
    const sent = fetched.mock.calls.find(([url]) => url === '/api/shared-lists')?.[1]?.body;
    expect(sent).toContain('9788899001214');
    expect(sent).not.toContain('children');
  });

  it('stays where it is while the list cannot be kept, and says so', async () => {
    await open({ front: shopFront });
    await userEvent.click(screen.getByRole('button', { name: words }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/non si può portare ora/);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: words })).toBeEnabled();
  });

  it.each<[string, Place]>([
    ['on the main site, where it is already', {}],
    ['of who is signed in, which is on the server', { front: shopFront, isSignedIn: true }],
  ])('is not taken along %s', async (_where, place) => {
    await open(place);
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });
});
