import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, colleagueEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { getSession } from '@zaino/web/session';
import { makeSession, makeTenant } from '../../testing/account-factories';
import { forgetSession, openAccountPage } from '../../testing/open-account-page';
import { calm } from '../../testing/profile-answers';

const owner = makeSession({ role: 'bookshop', tenantId: makeTenant().id });

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

const way = async () =>
  within(await screen.findByRole('region', { name: 'La tua libreria' })).findByRole('link', {
    name: 'Negozio',
  });

describe('the bookshop in the profile', () => {
  it('is one line that leads to its page', async () => {
    fakeNetwork(...calm);
    await openAccountPage('/profile', owner);
    expect(await way()).toHaveAttribute('href', '/dashboard/negozio');
  });

  it('is left by a colleague, who is told first what that means', async () => {
    const left = makeSession();
    const network = fakeNetwork(
      ...calm,
      answer(colleagueEndpoints.leave, () => ({ ...left, tenant: null })),
    );
    await openAccountPage('/profile', makeSession({ role: 'colleague', tenantId: 'una-libreria' }));
    const part = within(await screen.findByRole('region', { name: 'Il banco della libreria' }));
    const calls = network.mock.calls.length;
    await userEvent.click(part.getByRole('button', { name: 'Non ci lavori più?' }));
    expect(part.getByText(/Per tornare al banco serve un nuovo invito/)).toBeVisible();
    expect(network.mock.calls).toHaveLength(calls);
    await userEvent.click(part.getByRole('button', { name: 'Lascia la libreria' }));
    expect(await screen.findByText(/Non lavori più al banco/)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Hai una libreria?' })).toBeVisible();
    expect(getSession().user?.role).toBe('customer');
  });

  it('stays where the service is away, and says so', async () => {
    fakeNetwork(
      ...calm,
      answer(colleagueEndpoints.leave, () => refusal(503, 'unavailable')),
    );
    await openAccountPage('/profile', makeSession({ role: 'colleague', tenantId: 'una-libreria' }));
    const part = within(await screen.findByRole('region', { name: 'Il banco della libreria' }));
    await userEvent.click(part.getByRole('button', { name: 'Non ci lavori più?' }));
    await userEvent.click(part.getByRole('button', { name: 'Lascia la libreria' }));
    expect(await part.findByRole('alert')).toBeVisible();
    expect(getSession().user?.role).toBe('colleague');
  });

  it('is opened by a family with a session of the new role', async () => {
    fakeNetwork(
      ...calm,
      answer(bookshopsEndpoints.domainAvailability, () => ({ isAvailable: true, reason: null })),
      answer(accountEndpoints.openBookshop, ({ body }) => {
        expect(body).toEqual({ name: 'Libreria Portici', domain: 'portici' });
        return { ...owner, tenant: makeTenant() };
      }),
    );
    await openAccountPage('/profile', makeSession());
    const part = within(await screen.findByRole('region', { name: 'Hai una libreria?' }));
    await userEvent.click(part.getByRole('button', { name: 'Aprila qui' }));
    await userEvent.type(part.getByLabelText('Nome della libreria'), 'Libreria Portici');
    await userEvent.type(part.getByLabelText('Dominio della libreria'), 'portici');
    await userEvent.click(part.getByRole('button', { name: 'Apri la libreria' }));
    expect(await way()).toBeVisible();
    expect(getSession().user?.role).toBe('bookshop');
  });
});
