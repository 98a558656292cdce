import { addLines } from '@zaino/web/cart';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { act, render, screen } from '@testing-library/react';
import { routes } from '../routes';
import { bookLine } from '../sample-lines';

describe('what the browser does to the cart', () => {
  it('is said: a cart that could not be read, then one that cannot be saved', async () => {
    localStorage.setItem('zaino.cart', '{"items":');
    const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
      initialEntries: ['/cart'],
    });
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Il carrello salvato non si leggeva più.')).toBeVisible();
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(screen.queryByText('Il carrello non viene salvato.')).toBeNull();

    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => void addLines([bookLine()]));
    expect(screen.getByText('Il carrello non viene salvato.')).toBeVisible();
    expect(screen.getByRole('heading', { name: bookLine().titolo })).toBeVisible();
  });
});
