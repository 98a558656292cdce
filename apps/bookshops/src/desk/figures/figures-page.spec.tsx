import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type BookshopStats } from '@zaino/contracts/bookshops';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { makeStats } from '../testing/make-stats';
import { openDesk } from '../testing/open-desk';

const { stats, setMargin } = bookshopsEndpoints;
const address = '/dashboard/numeri';

/** Notes for which days the figures are asked. */
function fakeFigures(figures: BookshopStats = makeStats()) {
  const asked: object[] = [];
  const margins: unknown[] = [];
  fakeNetwork(
    answer(stats, ({ query }) => {
      asked.push(query);
      return figures;
    }),
    answer(setMargin, ({ body }) => {
      margins.push(body.percent);
      return { percent: body.percent ?? 20, isOwn: body.percent !== null };
    }),
  );
  return { asked, margins };
}

const nothingSold = () => {
  const { totals } = makeStats();
  return makeStats({ totals: { ...totals, orders: 0 }, days: [], schools: [], publishers: [] });
};

/** The definitions at the end name it once more. */
const figureOf = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.parentElement;

describe('the figures of a bookshop', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are said large, each beside what it is compared with', async () => {
    fakeFigures();
    await openDesk(address);
    expect(figureOf('Ordini')).toHaveTextContent(/4.*100\s% in più di un anno prima/);
    expect(figureOf('Venduto')).toHaveTextContent(/220,00\s€.*10\s% in più/);
    expect(figureOf('Margine stimato')).toHaveTextContent(/28,00\s€.*come un anno prima/);
    expect(figureOf('Copie pronte o consegnate')).toHaveTextContent(/75\s%.*12 su 16/);
    expect(figureOf('Dall’ordine a tutto arrivato')).toHaveTextContent(/4 giorni.*entro 9 giorni/);
    expect(figureOf('Famiglie tornate')).toHaveTextContent(/25\s%.*1 su 4/);
    expect(figureOf('Oggi pronto da più di 7 giorni e non ritirato')).toHaveTextContent(/61,50/);
    expect(screen.getByRole('link', { name: '2 ordini' })).toHaveAttribute(
      'href',
      '/dashboard/ordini?stato=ready',
    );
  });

  it('tell beside them what was done to books for a price of its own', async () => {
    const { totals } = makeStats();
    fakeFigures(makeStats({ totals: { ...totals, extras: { pieces: 12, turnover: 30 } } }));
    await openDesk(address);
    expect(figureOf('Servizi sui libri')).toHaveTextContent(/30,00\s€.*su 12 copie/);
  });

  it('are drawn, said in words, and stand in a table behind each drawing', async () => {
    fakeFigures();
    await openDesk(address);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Venduto per giorno, da 1 set a 3 set\. Il valore più alto è 160,00\s€, 3 set\./,
    );
    const classes = screen.getByRole('list', { name: 'Venduto per classe' });
    expect(within(classes).getAllByRole('listitem')[0]).toHaveTextContent(
      /2B, Istituto Manzoni100,00/,
    );
    const opening = screen.getAllByText('Mostra la tabella');
    expect(opening).toHaveLength(4);
    for (const summary of opening) await userEvent.click(summary);
    const table = screen.getByRole('table', { name: 'Venduto per editore' });
    expect(within(table).getByRole('row', { name: /^Editore non noto/ })).toHaveTextContent(
      /20,00\s€28,00\s€/,
    );
  });

  it.each([
    ['?periodo=date&da=2026-09-01&a=2026-09-30', { from: '2026-09-01', to: '2026-09-30' }],
    ['?da=2026-01-01&a=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ])('are of the days of the address %s', async (query, period) => {
    const { asked } = fakeFigures();
    await openDesk(`${address}${query}`);
    expect(asked).toEqual([period]);
    expect(screen.getByLabelText('Dal')).toHaveValue(period.from);
  });

  it('are asked for anew by a usual period and by own days', async () => {
    const { asked } = fakeFigures();
    await openDesk(address);
    await userEvent.click(screen.getByRole('link', { name: 'Stagione' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ from: expect.stringMatching(/-06-01$/) as string });
    await screen.findByRole('link', { name: 'Stagione', current: true });
    const from = screen.getByLabelText('Dal');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toMatchObject({ from: '2026-01-01' });
  });

  it('are not asked for days that cannot be', async () => {
    const { asked } = fakeFigures();
    await openDesk(`${address}?da=2026-09-02&a=2026-09-01`);
    expect(screen.getByRole('alert')).toHaveTextContent('L’ultimo giorno viene prima del primo.');
    expect(asked).toEqual([]);
  });

  it('take the margin that the bookshop says', async () => {
    const { asked, margins } = fakeFigures();
    await openDesk(address);
    await userEvent.click(screen.getByText(/Il margine è stimato al 20\s%, il valore usuale/));
    const field = screen.getByLabelText(/Il tuo sconto medio/);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(screen.getByText('Scrivi un numero da 0 a 60')).toBeVisible();
    await userEvent.type(field, '17,5');
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(margins).toEqual([17.5]);
  });

  it('say what will stand here while nothing was ordered, and what waits at the counter', async () => {
    fakeFigures(nothingSold());
    await openDesk(address);
    expect(screen.getByText(/In questi giorni non c’è nessun ordine/)).toBeVisible();
    expect(screen.getByRole('link', { name: '2 ordini' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('say that they cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('say that their file did not come', async () => {
    fakeFigures();
    await openDesk(address);
    await userEvent.click(screen.getByRole('button', { name: 'Scarica CSV' }));
    expect(await screen.findByText('Il file non è arrivato. Riprova.')).toBeVisible();
  });

  it.each([
    ['a family', makeFakeSession('anna'), () => makeStats()],
    ['an owner who is one no more', undefined, () => refusal(403, 'forbidden')],
  ])('are not for %s', async (_, session, figures) => {
    fakeNetwork(answer(stats, figures));
    await openDesk(address, session);
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});
