import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { complianceEndpoints } from '@zaino/contracts/orders';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { sampleRegister } from '../testing/sample-compliance';

const endpoints = {
  verify: adminEndpoints.verify,
  register: complianceEndpoints.register,
  registerFile: complianceEndpoints.registerFile,
};

const heading = { level: 1, name: 'Registro dei corrispettivi' };

async function openRegister(
  query = '?mese=2026-09',
  handlers: FakeHandlers<typeof endpoints> = {},
) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    register: () => sampleRegister,
    ...handlers,
  });
  const area = openAdminArea(`/admin/compliance/register${query}`);
  await screen.findByRole('heading', heading);
  const paths = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname.includes('/register'))
      .map(({ pathname, search }) => pathname + search);
  return { ...area, paths };
}

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the register of takings', () => {
  it('has the month by kind, and each of its days, with what was given back below nought', async () => {
    await openRegister();
    expect(cellsOf('Totali del mese')).toEqual([
      'Libri nuovi (IVA assolta dall’editore)35,10 €0,00 €35,10 €35,10 €0,00 €25,00 €',
      'Materiale scolastico (IVA 22 %)0,00 €-12,20 €-12,20 €-10,00 €-2,20 €0,00 €',
    ]);
    expect(cellsOf('Giorno per giorno')[0]).toMatch(/^lun 14 set/);
    expect(screen.getByText(/Di Zaino Srl, contato il/)).toBeVisible();
  });

  it('goes to the months beside it, and to another seller', async () => {
    const { address, paths } = await openRegister();
    await userEvent.click(screen.getByRole('link', { name: 'Mese precedente' }));
    await waitFor(() => expect(address()).toBe('/admin/compliance/register?mese=2026-08'));
    await screen.findByDisplayValue('2026-08');
    await userEvent.selectOptions(screen.getByLabelText('Venditore'), 'Libreria del Corso');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    const seller = '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11';
    await waitFor(() =>
      expect(paths().at(-1)).toBe(`/api/admin/compliance/register?month=2026-08&seller=${seller}`),
    );
  });

  it('says that a month had nothing', async () => {
    await openRegister('?mese=2026-02', {
      register: () => ({ ...sampleRegister, rows: [], totals: [] }),
    });
    expect(screen.getByText(/nessun incasso e nessun rimborso di Zaino Srl/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scarica CSV' })).toBeNull();
  });

  it('says that it cannot be had, and is asked for again', async () => {
    let isDown = true;
    await openRegister('', { register: () => (isDown ? serviceDown() : sampleRegister) });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('table', { name: 'Totali del mese' })).toBeVisible();
  });

  it('says that a file cannot be had', async () => {
    await openRegister('?mese=2026-09', { registerFile: () => serviceDown() });
    await userEvent.click(screen.getByRole('button', { name: 'Scarica CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/non disponibile/i);
  });
});
