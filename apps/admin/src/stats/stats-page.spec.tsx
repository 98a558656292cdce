import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitStatsEndpoints } from '@zaino/contracts/analytics';
import { catalogueStatsEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints, identityStatsEndpoints } from '@zaino/contracts/identity';
import { orderStatsEndpoints } from '@zaino/contracts/orders';
import { schoolStatsEndpoints } from '@zaino/contracts/schools';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { grantAccess } from '../login/access';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';
import {
  sampleAfterSale,
  sampleErrors,
  sampleSales,
  sampleSchools,
  sampleSchoolSearches,
  sampleSearches,
  sampleSteps,
  sampleVisits,
} from './testing/sample-stats';

const endpoints = {
  verify: adminEndpoints.verify,
  sales: orderStatsEndpoints.sales,
  salesBySchool: orderStatsEndpoints.salesBySchool,
  afterSale: orderStatsEndpoints.afterSale,
  steps: orderStatsEndpoints.steps,
  visits: visitStatsEndpoints.visits,
  siteSearches: visitStatsEndpoints.siteSearches,
  schoolSearches: schoolStatsEndpoints.searches,
  productSearches: catalogueStatsEndpoints.searches,
  browserErrors: identityStatsEndpoints.browserErrors,
};

async function openStats(query = '', handlers: FakeHandlers<typeof endpoints> = {}) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    sales: () => sampleSales,
    salesBySchool: () => sampleSchools,
    afterSale: () => sampleAfterSale,
    steps: () => sampleSteps,
    visits: () => sampleVisits,
    siteSearches: () => sampleSearches,
    schoolSearches: () => sampleSchoolSearches,
    productSearches: () => sampleSearches,
    browserErrors: () => sampleErrors,
    ...handlers,
  });
  const area = openAdminArea(`/admin/stats${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Statistiche' });
  const paths = () =>
    asked.mock.calls
      .map(([path]) => new URL(path as string, 'http://localhost'))
      .filter(({ pathname }) => pathname.includes('/stats/'))
      .map(({ pathname, search }) => pathname + search);
  return { ...area, paths };
}

const november = '?da=2026-11-01&a=2026-11-03';
/** The definitions at the end name it once more. */
const figureOf = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement;

/** Opens the table behind a chart. */
async function openTable(caption: string) {
  const summary = screen.getByText(`: ${caption}`, { selector: 'summary span' }).closest('summary');
  await userEvent.click(summary ?? document.body);
  return screen.getByRole('table', { name: caption });
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the sales of the shop', () => {
  it('are said large, each beside what it was a year before', async () => {
    await openStats(november);
    expect(figureOf('Ordini')).toHaveTextContent(/4.*100\s% in più di un anno prima/);
    expect(figureOf('Totale')).toHaveTextContent(/240,00\s€.*20\s% in più/);
    expect(figureOf('Valore medio di un ordine')).toHaveTextContent(/60,00\s€.*mediana 55,50\s€/);
    expect(figureOf('Articoli diversi per ordine')).toHaveTextContent(/2,5.*12 copie/);
    expect(figureOf('A carico dei Comuni')).toHaveTextContent(/40,00\s€/);
    expect(screen.getByText(/Contato il .*fino all’ultimo ordine/)).toBeVisible();
  });

  it('are drawn beside the same days of the year before, with the table behind', async () => {
    await openStats(november);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Totale, da 1 nov a 3 nov\. Il valore più alto è 160,00\s€, 3 nov\./,
    );
    expect(screen.getByText('Linea: gli stessi giorni di un anno prima')).toBeVisible();
    const table = await openTable('Vendite per giorno');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'domenica 1 novembre 202626110,00 €80,00 €0,00 €',
      'lunedì 2 novembre 2026000,00 €0,00 €200,00 €',
      'martedì 3 novembre 202626110,00 €160,00 €0,00 €',
    ]);
  });

  it('are told by how they are taxed, who sells them and by which vouchers', async () => {
    await openStats(november);
    const kinds = screen.getByRole('list', { name: 'Totale per tipo di IVA' });
    expect(within(kinds).getAllByRole('listitem')[0]).toHaveTextContent(
      /Libri nuovi \(IVA assolta dall’editore\)200,00/,
    );
    const sellers = screen.getByRole('list', { name: 'Venduto per chi vende' });
    expect(sellers).toHaveTextContent(/Zaino Srl.*Libreria del Corso/);
    const table = await openTable('Buoni sconto usati');
    expect(within(table).getByRole('row', { name: /^ESTATE/ })).toHaveTextContent(/3,75\s€/);
  });

  it('are drawn by week or month where that is wished', async () => {
    const { address, paths } = await openStats(november);
    await userEvent.click(screen.getByRole('link', { name: 'Per mese' }));
    await screen.findByRole('link', { name: 'Per mese', current: true });
    expect(address()).toBe('/admin/stats?da=2026-11-01&a=2026-11-03&per=mese');
    expect(screen.getByRole('img')).toHaveAccessibleName(/da nov 2026 a nov 2026/);
    expect(paths().at(-1)).toBe('/api/admin/stats/sales?from=2026-11-01&to=2026-11-03');
  });

  it('say what will stand here while nothing was ordered', async () => {
    const totals = { ...sampleSales.totals, placed: 0, orders: 0, baskets: null };
    await openStats('', { sales: () => ({ ...sampleSales, totals, days: [] }) });
    expect(screen.getByText(/In questi giorni non è arrivato nessun ordine/)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('say that they cannot be had, and are asked for again', async () => {
    let isDown = true;
    await openStats('', { sales: () => (isDown ? serviceDown() : sampleSales) });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(figureOf('Ordini')).toHaveTextContent('4'));
  });
});

describe('the days of the statistics', () => {
  it('are usual ones or two of one’s own, and stay while something else is looked at', async () => {
    const { address, paths } = await openStats('?vista=scuole');
    await userEvent.click(screen.getByRole('link', { name: 'Ultimi 7 giorni' }));
    await screen.findByRole('link', { name: 'Ultimi 7 giorni', current: true });
    expect(address()).toBe('/admin/stats?vista=scuole&periodo=7');
    const from = screen.getByLabelText('Dal');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-01-01');
    const to = screen.getByLabelText('Al');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    await waitFor(() =>
      expect(paths().at(-1)).toBe('/api/admin/stats/sales-by-school?from=2026-01-01&to=2026-01-31'),
    );
    const errors = '/admin/stats?vista=errori&da=2026-01-01&a=2026-01-31';
    const link = screen.getByRole('link', { name: 'Errori' });
    await waitFor(() => expect(link).toHaveAttribute('href', errors));
    await userEvent.click(link);
    await waitFor(() => expect(address()).toBe(errors));
  });

  it('are not asked for where they cannot be', async () => {
    const { paths } = await openStats('?da=2026-09-02&a=2026-09-01');
    expect(screen.getByRole('alert')).toHaveTextContent('L’ultimo giorno viene prima del primo.');
    expect(paths()).toEqual([]);
  });
});

describe('the other views', () => {
  it('tell the schools and classes', async () => {
    await openStats('?vista=scuole');
    const classes = screen.getByRole('list', { name: 'Venduto per classe' });
    expect(within(classes).getAllByRole('listitem')[0]).toHaveTextContent(
      /2B, Istituto Manzoni60,00/,
    );
    expect(figureOf('Classi')).toHaveTextContent('2');
  });

  it('tell how far visitors come, in two counts that are not mixed', async () => {
    await openStats('?vista=conversione');
    const table = await openTable('Dalla ricerca all’ordine');
    const row = (name: RegExp) =>
      within(table).getByRole('row', { name }).textContent.replaceAll('\u00a0', ' ');
    expect(row(/^Ricerca/)).toBe('Ricerca della scuola200–40–');
    expect(row(/^Lista/)).toBe('Lista della scuola aperta12060 %3075 %');
    expect(row(/^Carrello/)).toBe('Carrello––930 %');
    expect(row(/^Ordine pagato/)).toBe('Ordine pagato o da pagare in negozio1875 %––');
    expect(screen.getByText(/Solo chi ha accettato i cookie statistici/)).toBeVisible();
  });

  it('lose only what a service that is away would tell', async () => {
    await openStats('?vista=conversione', { visits: () => serviceDown() });
    expect(screen.getByText('Le visite non sono disponibili')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Contati dal server' })).toHaveTextContent(
      /Ordine inviato24/,
    );
    expect(screen.getByText('Niente da mostrare adesso.')).toBeVisible();
  });

  it('tell what was looked for and not found', async () => {
    await openStats('?vista=ricerche', { productSearches: () => serviceDown() });
    const schools = screen.getByRole('list', { name: 'Scuole cercate e non trovate' });
    expect(schools).toHaveTextContent(/liceo inesistente9/);
    expect(screen.getAllByText(/200 ricerche, 20 senza risultato/)[0]).toBeVisible();
    expect(screen.getByRole('list', { name: 'Cercato ovunque e non trovato' })).toBeVisible();
    expect(screen.getByText('Prodotti cercati e non trovati: non disponibile')).toBeVisible();
  });

  it('tell what is late and what came back', async () => {
    await openStats('?vista=dopo');
    const late = screen.getByRole('list', { name: 'Libri in ritardo adesso, per editore' });
    expect(late).toHaveTextContent(/Rio Secco3 copie/);
    expect(figureOf('Ridato in questi giorni')).toHaveTextContent(/30,00\s€.*100\s% in più/);
    expect(figureOf('Recessi dichiarati')).toHaveTextContent(/2.*come un anno prima/);
    const table = await openTable('Rimborsi per motivo');
    expect(within(table).getByRole('row', { name: /^Reso/ })).toHaveTextContent(/2.*30,00\s€/);
  });

  it('tell errors by app and version', async () => {
    await openStats('?vista=errori');
    const table = await openTable('Errori nei browser, per parte del sito e versione');
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/^cart4a3a44279e8eerrore7$/);
    expect(second).toHaveTextContent(/^Non nota–avviso mostrato a chi visita3$/);
  });

  it('are for those who follow the money alone', async () => {
    grantAccess(newToken(), { ...ADMIN, areas: ['orders'] });
    const asked = fakeService(endpoints, {});
    openAdminArea('/admin/stats');
    const heading = { name: 'Questa pagina è per altri incarichi' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});
