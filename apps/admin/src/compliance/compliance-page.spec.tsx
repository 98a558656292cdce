import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitComplianceEndpoints } from '@zaino/contracts/analytics';
import { bookshopsComplianceEndpoints } from '@zaino/contracts/bookshops';
import { catalogueComplianceEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints, identityComplianceEndpoints } from '@zaino/contracts/identity';
import { complianceEndpoints } from '@zaino/contracts/orders';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import { nothingFound, sampleChecks, sampleProducts } from './testing/sample-compliance';

const endpoints = {
  verify: adminEndpoints.verify,
  orders: complianceEndpoints.checks,
  products: catalogueComplianceEndpoints.checks,
  bookshops: bookshopsComplianceEndpoints.checks,
  visits: visitComplianceEndpoints.checks,
  accounts: identityComplianceEndpoints.checks,
};

async function openCompliance(handlers: FakeHandlers<typeof endpoints> = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T09:00:00Z'));
  setAdminToken(newToken());
  fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    orders: () => sampleChecks,
    products: () => sampleProducts,
    bookshops: () => nothingFound,
    visits: () => nothingFound,
    accounts: () => nothingFound,
    ...handlers,
  });
  openAdminArea('/admin/compliance');
  await screen.findByRole('heading', { level: 1, name: 'Conformità' });
}

const checkOf = (name: RegExp) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('li');
  return within(card ?? document.body);
};

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the compliance page', () => {
  it('says of each check how it stands, with what shows it and the law', async () => {
    await openCompliance();
    const refunds = checkOf(/^Rimborsi entro 14 giorni Da sistemare$/);
    expect(refunds.getByText(/120 rimborsi, 1 da sistemare, 21 da guardare/)).toBeVisible();
    expect(refunds.getByRole('link', { name: 'ZN-7K3M-9QXD' })).toHaveAttribute(
      'href',
      '/admin/orders/7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001',
    );
    expect(refunds.getByText('E altri 21.')).toBeVisible();
    expect(refunds.getByText('Codice del consumo, art. 56')).toBeVisible();
    expect(
      checkOf(/^Fatture chieste con l’ordine In regola$/).getByText(/1 fattura chiesta/),
    ).toBeVisible();
    const prices = checkOf(/^Prezzo più basso dei 30 giorni prima Da guardare$/);
    expect(prices.getByRole('link', { name: 'Astuccio & penne' })).toHaveAttribute(
      'href',
      '/admin/products?cerca=Astuccio+%26+penne',
    );
    expect(checkOf(/^Dichiarazione di accessibilità/).getByText(/Scritta/)).toBeVisible();
    expect(screen.getByText('Da sistemare: 2. Da guardare: 1')).toBeVisible();
  });

  it('leads from invoices that were not sent to the list that they stand in', async () => {
    const one = (number: string, id: string) => ({
      state: 'look' as const,
      kind: 'invoice' as const,
      id,
      label: `Fattura ${number}`,
      words: 'non inviata dopo 10 giorni',
    });
    const evidence = [one('12/2026', 'da-inviare'), one('13/2026', 'da-inviare')];
    const found = { state: 'look' as const, looked: 40, broken: 0, toLookAt: 2, evidence };
    const checks = [{ check: 'invoice-sending' as const, ...found }];
    await openCompliance({ orders: () => ({ ...nothingFound, checks }) });
    const sending = checkOf(/^Fatture elettroniche inviate entro 12 giorni Da guardare$/);
    expect(sending.getByText(/40 documenti, 2 da guardare/)).toBeVisible();
    for (const name of ['Fattura 12/2026', 'Fattura 13/2026']) {
      expect(sending.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/admin/compliance/invoices?stato=da-inviare',
      );
    }
  });

  it('says how long data are kept, and what is late', async () => {
    await openCompliance();
    const table = screen.getByRole('table', { name: 'Conservazione dei dati' });
    expect(within(table).getByRole('row', { name: /^Carrelli/ })).toHaveTextContent(
      /730 giorni.*10 gen 2025.*domenica 10 gennaio 2027/,
    );
    expect(within(table).getByRole('row', { name: /^Messaggi dei pagamenti/ })).toHaveTextContent(
      /la cancellazione è in ritardo/,
    );
  });

  it('loses only the checks of a service that is away, until it is back', async () => {
    let isDown = true;
    await openCompliance({ products: () => (isDown ? serviceDown() : sampleProducts) });
    expect(screen.getByText('Prezzi dei prodotti: controlli non disponibili')).toBeVisible();
    expect(checkOf(/^Rimborsi entro/).getByText(/120 rimborsi/)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(checkOf(/^Prezzo più basso/).getByText(/3 prodotti/)).toBeVisible());
  });

  it('says that nothing is asked where nothing is', async () => {
    await openCompliance({ orders: () => nothingFound, products: () => nothingFound });
    expect(screen.getByText('Nessun controllo chiede qualcosa.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is for those who follow the money alone', async () => {
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    const asked = fakeService(endpoints, {});
    openAdminArea('/admin/compliance');
    const heading = { name: 'Questa pagina è per altri incarichi' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});
