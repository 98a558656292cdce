import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuditEntry, auditLogEndpoints } from '@zaino/contracts/identity';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { newToken, openAdminArea } from '../testing/open-admin-area';

const orderId = '1f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a001';
const entry: AuditEntry = {
  sequence: '12',
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a002',
  at: '2026-09-14T08:00:00.000Z',
  source: 'orders',
  actor: { id: 'a-1', name: 'direzione' },
  act: 'orders.ship',
  subject: { kind: 'order', id: orderId },
  reason: 'Pacco pronto',
  before: { lines: { 'l-1': 'reserved' } },
  after: { lines: { 'l-1': 'shipped' } },
  hash: 'a'.repeat(64),
};

async function openAudit(
  handlers: FakeHandlers<typeof auditLogEndpoints> = {},
  path = '/admin/audit',
) {
  setAdminToken(newToken());
  const asked = fakeService(auditLogEndpoints, {
    search: () => ({ entries: [entry], next: null }),
    ...handlers,
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Registro delle operazioni', level: 1 });
  return { ...area, asked };
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the audit log', () => {
  it('tells who did what to what, when and why, and what it changed', async () => {
    await openAudit();
    const item = within(screen.getByRole('list', { name: 'Operazioni' }));
    expect(item.getByText('Righe spedite')).toBeVisible();
    expect(item.getByText(/direzione/)).toHaveTextContent('14 set 2026, 10:00, direzione');
    expect(item.getByText('Motivo: Pacco pronto')).toBeVisible();
    expect(item.getByRole('link', { name: `Ordine ${orderId}` })).toHaveAttribute(
      'href',
      `/admin/orders/${orderId}`,
    );
    await userEvent.click(item.getByText('Che cosa è cambiato'));
    const table = item.getByRole('table', { name: 'Che cosa è cambiato con l’operazione 12' });
    expect(within(table).getByRole('row', { name: /lines › l-1/ })).toHaveTextContent(
      'lines › l-1reservedshipped',
    );
  });

  it('leads to all that was done to the same thing', async () => {
    const queries: unknown[] = [];
    const { address } = await openAudit({
      search: (query) => {
        queries.push(query);
        return { entries: [entry], next: null };
      },
    });
    await userEvent.click(screen.getByRole('link', { name: /Tutte le operazioni/ }));
    await waitFor(() => expect(address()).toBe(`/admin/audit?tipo=order&codice=${orderId}`));
    expect(queries.at(-1)).toMatchObject({ kind: 'order', id: orderId });
  });

  it('asks for what the address says, and keeps a search in it', async () => {
    const queries: unknown[] = [];
    const search = (query: unknown) => {
      queries.push(query);
      return { entries: [], next: null };
    };
    const path =
      '/admin/audit?chi=direzione&operazione=orders.&dal=2026-09-01&al=2026-09-31&prima=90';
    const { address } = await openAudit({ search }, path);
    expect(queries).toEqual([
      { who: 'direzione', act: 'orders.', from: '2026-09-01', before: '90', limit: 50 },
    ]);
    expect(screen.getByText('Nessuna operazione trovata.')).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Chi' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Che cosa' }), 'Librerie');
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    await waitFor(() => expect(address()).toContain('operazione=bookshops.'));
    expect(address()).not.toContain('prima=');
  });

  it('leads to older entries, and back to the latest', async () => {
    const { address } = await openAudit({
      search: ({ before }) => ({ entries: [entry], next: before === undefined ? '12' : null }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Operazioni precedenti' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Le più recenti' }));
    expect(await screen.findByRole('link', { name: 'Operazioni precedenti' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/admin/audit'));
  });

  it('shows an act that it has no words for by its name', async () => {
    const unknown = { ...entry, act: 'things.turned', subject: { kind: 'thing', id: 't-1' } };
    await openAudit({ search: () => ({ entries: [unknown], next: null }) });
    expect(screen.getByText('things.turned')).toBeVisible();
    expect(screen.getByText(/^thing t-1/)).toBeVisible();
  });

  it('says that it did not come', async () => {
    await openAudit({ search: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});
