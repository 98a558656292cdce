import { screen, within } from '@testing-library/react';
import { makeSession } from '../testing/account-factories';
import { serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

const linksOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the ways of whoever works in a bookshop', () => {
  it('are those of the desk alone for a colleague, who is a family too', async () => {
    serveDashboard([]);
    const colleague = makeSession({ role: 'colleague', tenantId: 'una-libreria' });
    await openAccountPage('/dashboard', colleague);
    const desk = ['Banco', 'Ordini', 'Da ordinare', 'Arrivi', 'Libri usati'];
    expect(await linksOf('Il banco')).toEqual(desk);
    expect(screen.getByRole('link', { name: 'Cerca la scuola' })).toBeVisible();
    expect(screen.queryByText(/Primi passi/)).toBeNull();
  });

  it('are all of them for an owner', async () => {
    serveDashboard([]);
    await openAccountPage('/dashboard', makeSession({ role: 'bookshop', tenantId: 'una' }));
    expect(await linksOf('La tua libreria')).toEqual(
      expect.arrayContaining(['Banco', 'Numeri', 'Colleghi', 'Piano']),
    );
  });
});
