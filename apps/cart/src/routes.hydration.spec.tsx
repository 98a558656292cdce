import { screen } from '@testing-library/react';
import { clear } from '@zaino/web/cart';
import { hydratePage, servePage, showWithoutScript } from '@zaino/web/served-page';
import { act } from 'react';
import { routes } from './routes';

describe('the cart’s page', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => void clear());
    document.body.replaceChildren();
  });

  it('goes on from what the server drew, and shows the cart once it was read', async () => {
    const page = await servePage(routes, '/cart');
    expect(page.html).not.toContain('Il tuo carrello è vuoto');
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
  });

  it('says without JavaScript that it needs it, with a way on', async () => {
    showWithoutScript(await servePage(routes, '/cart'));
    expect(screen.getByText(/serve JavaScript/)).toBeVisible();
    expect(screen.getByRole('link', { name: /cerca i libri/ })).toHaveAttribute('href', '/search');
  });
});
