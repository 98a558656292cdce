import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints } from '@zaino/contracts/identity';
import { complianceEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../../login/access';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';

const endpoints = {
  verify: adminEndpoints.verify,
  report: complianceEndpoints.dac7,
  export: complianceEndpoints.exportDac7,
};

const id = '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11';
const nothing = { sales: 0, paid: 0, refunded: 0, fees: 0, consideration: 0 };
const report: AnswerOf<typeof complianceEndpoints.dac7> = {
  countedAt: '2026-11-27T08:00:00.000Z',
  year: 2026,
  deadline: '2027-01-31',
  sellers: [
    {
      id,
      name: 'Libreria del Corso',
      address: 'Corso Garibaldi 1',
      postalCode: '26100',
      city: 'Cremona',
      province: '',
      vatNumber: '',
      accountId: null,
      missing: ['province', 'vatNumber'],
      isExcluded: false,
      total: { sales: 41, paid: 2_100.5, refunded: -20, fees: 104, consideration: 1_976.5 },
      quarters: [
        nothing,
        { sales: 1, paid: 10, refunded: 0, fees: 0.5, consideration: 9.5 },
        { sales: 40, paid: 2_090.5, refunded: -20, fees: 103.5, consideration: 1_967 },
        nothing,
      ],
    },
  ],
};

const title = { level: 1, name: 'Comunicazione annuale delle librerie (DAC7)' };

async function openDac7(query = '?anno=2026', handlers: FakeHandlers<typeof endpoints> = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T09:00:00Z'));
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    report: () => report,
    ...handlers,
  });
  const area = openAdminArea(`/admin/compliance/dac7${query}`);
  await screen.findByRole('heading', title);
  const paths = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname.includes('/dac7'))
      .map(({ pathname, search }) => pathname + search);
  return { ...area, paths };
}

const rowOf = (table: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', {
    name: /^Libreria del Corso/,
  });
const textOf = (row: HTMLElement) => row.textContent.replaceAll('\u00a0', ' ');

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of the yearly report of bookshops', () => {
  it('has each bookshop with what is missing, and the way there', async () => {
    await openDac7();
    const row = rowOf('Anno');
    expect(within(row).getByRole('link', { name: 'Libreria del Corso' })).toHaveAttribute(
      'href',
      `/admin/bookshops/${id}`,
    );
    expect(row).toHaveTextContent('Manca: provincia, partita IVA');
    expect(textOf(row)).toMatch(/41.*2\.100,50 €.*-20,00 €.*104,00 €.*1\.976,50 €/);
    expect(textOf(rowOf('Corrispettivo per trimestre'))).toContain(
      '9,50 € (1 vendita, commissioni 0,50 €)',
    );
    expect(screen.getByText(/entro il 31 gen 2027: 1 libreria/)).toBeVisible();
    expect(screen.getByText('Di 1 libreria da comunicare mancano dei dati.')).toBeVisible();
  });

  it('says of whom so little was sold that it is left out', async () => {
    const [seller] = report.sellers;
    const sellers = seller ? [{ ...seller, isExcluded: true }] : [];
    await openDac7('', { report: () => ({ ...report, sellers }) });
    expect(rowOf('Anno')).toHaveTextContent('No, sotto le soglie');
    expect(screen.queryByText(/mancano dei dati/)).toBeNull();
  });

  it('goes to another year', async () => {
    const { paths } = await openDac7();
    await userEvent.click(screen.getByRole('link', { name: '2025' }));
    await waitFor(() => expect(paths().at(-1)).toBe('/api/admin/compliance/dac7?year=2025'));
    expect(screen.queryByRole('link', { name: '2027' })).toBeNull();
  });

  it('is a file as well, or says why it cannot be had', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    let isDown = true;
    await openDac7('?anno=2026', {
      export: () => (isDown ? serviceDown() : { name: 'dac7-2026.csv', csv: 'Denominazione' }),
    });
    const button = screen.getByRole('button', { name: 'Scarica CSV' });
    await userEvent.click(button);
    expect(await screen.findByText(/non disponibile/i)).toBeVisible();
    isDown = false;
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual(['dac7-2026.csv']));
  });

  it('says that nobody has sold anything', async () => {
    await openDac7('?anno=2024', { report: () => ({ ...report, year: 2024, sellers: [] }) });
    expect(screen.getByText('Nel 2024 nessuna libreria ha venduto qualcosa.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scarica CSV' })).toBeNull();
  });

  it('says that it cannot be had, and is asked for again', async () => {
    let isDown = true;
    await openDac7('', { report: () => (isDown ? serviceDown() : report) });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('table', { name: 'Anno' })).toBeVisible();
  });

  it('is for those who follow the money alone', async () => {
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    const asked = fakeService(endpoints, {});
    openAdminArea('/admin/compliance/dac7');
    const heading = { name: 'Questa pagina è per altri incarichi' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});
