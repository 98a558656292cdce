import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { answer } from '@zaino/web/fake-network';
import { closeSession } from '@zaino/web/session';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop } from '../testing/open-shop';

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

describe('a bookshop whose address is not proven yet', () => {
  it('is asked for again when its owner comes back from their mails', async () => {
    const { opening } = makeOwnTenant();
    let now = makeOwnTenant({ city: '', opening: { ...opening, missing: ['email', 'approval'] } });
    await openShop(
      now,
      answer(bookshopsEndpoints.tenant, () => now),
    );
    expect(screen.getByText(/la conferma del tuo indirizzo e-mail/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Città'), 'Crema');
    now = { ...now, opening: { ...opening, missing: ['approval'] } };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/Stiamo controllando la tua libreria/)).toBeVisible();
    expect(screen.getByLabelText('Città')).toHaveValue('Crema');
  });
});
