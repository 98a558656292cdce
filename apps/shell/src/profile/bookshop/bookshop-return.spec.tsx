import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeProfile, makeSession, makeTenant } from '../../testing/account-factories';
import { forgetSession, openAccountPage } from '../../testing/open-account-page';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('a bookshop whose address is not proven yet', () => {
  it('is asked for again when its owner comes back from their mails', async () => {
    const { opening } = makeTenant();
    let now = makeTenant({ opening: { ...opening, missing: ['email', 'approval'] } });
    fakeNetwork(
      answer(accountEndpoints.profile, () => makeProfile()),
      answer(authEndpoints.sessions, () => ({ sessions: [] })),
      answer(bookshopsEndpoints.tenant, () => now),
      answer(authEndpoints.provider, () => ({
        kind: 'password' as const,
        startPath: null,
        name: null,
      })),
    );
    await openAccountPage('/profile', makeSession({ role: 'bookshop', tenantId: now.id }));
    const part = within(await screen.findByRole('region', { name: 'La tua libreria' }));
    expect(part.getByText(/la conferma del tuo indirizzo e-mail/)).toBeVisible();
    await userEvent.type(part.getByLabelText('Città'), 'Crema');
    now = { ...now, opening: { ...opening, missing: ['approval'] } };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await part.findByText(/Stiamo controllando la tua libreria/)).toBeVisible();
    expect(part.getByLabelText('Città')).toHaveValue('Crema');
  });
});
