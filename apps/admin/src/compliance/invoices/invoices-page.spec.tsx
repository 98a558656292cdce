import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { openInvoices, sample } from './testing/open-invoices';

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of electronic invoices', () => {
  it('lists the documents of a month with the way to their orders', async () => {
    const { paths } = await openInvoices('?mese=2026-09');
    const row = within(screen.getByRole('row', { name: /^Fattura 12\/2026/ }));
    expect(row.getByText('14 set 2026')).toBeVisible();
    expect(row.getByText(/48,70\s€/)).toBeVisible();
    expect(row.getByRole('link', { name: 'ZN-7K3M-9QXD' })).toHaveAttribute(
      'href',
      '/admin/orders/7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    await waitFor(() =>
      expect(paths().at(-1)).toBe('/api/admin/compliance/invoices?month=2026-09&page=2'),
    );
  });

  it('gives a document as a file of the name that the exchange wants', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await openInvoices('?mese=2026-09', {
      export: () => ({ name: 'IT01234567897_25503.xml', xml: '<a></a>' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Scarica XML 12/2026' }));
    await waitFor(() => expect(saved).toEqual(['IT01234567897_25503.xml']));
  });

  it('says why a document cannot be had', async () => {
    const detail = 'Controlla i dati dell’azienda nelle impostazioni.';
    const problem = { code: ordersErrorCodes.eInvoiceRefused, detail, requestId: 'r-1' };
    await openInvoices('?mese=2026-09', {
      export: () => Response.json(problem, { status: 409 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Scarica XML 12/2026' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('says that a month has none', async () => {
    await openInvoices('?mese=2001-02', { list: () => ({ ...sample, documents: [], total: 0 }) });
    expect(screen.getByText('In questo mese il negozio non ha emesso fatture.')).toBeVisible();
  });

  it('says that the list cannot be had', async () => {
    await openInvoices('', { list: () => serviceDown() });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});
