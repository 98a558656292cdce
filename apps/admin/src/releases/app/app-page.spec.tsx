import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseAct } from '@zaino/contracts/releases';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { inDialog, openReleases, refused, type ReleaseHandlers } from '../testing/open-releases';
import { before, cart, figuresOf, live, visits } from '../testing/sample-releases';

const act: ReleaseAct = {
  id: 90,
  at: '2026-11-26T08:00:00.000Z',
  app: 'cart',
  kind: 'promoted',
  version: live.version,
  before: before.version,
  by: 'squadra carrello',
  reason: 'Nuove spese di spedizione',
};
const open = (handlers?: ReleaseHandlers, path = '/admin/releases/cart') =>
  openReleases(path, 'Carrello', {
    figures: () => figuresOf({ ...visits, failures: 60, inp: null }),
    history: () => ({ acts: [act], next: null }),
    ...handlers,
  });

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of an app', () => {
  it('draws how visits of its versions went, in words and in a table too', async () => {
    await open();
    expect(screen.getByRole('img', { name: /^Pagine con errori\./ })).toHaveAccessibleName(
      /Alla fine 1\.4\.2 attuale: 0,2\s%; 1\.4\.3 canary: 3\s%\./,
    );
    expect(
      screen.getByRole('img', { name: /^Pagine non riuscite sul server/ }),
    ).toHaveAccessibleName(/1\.4\.2 attuale: 0,2\s%/);
    expect(screen.getByRole('img', { name: /^Pagina pronta \(LCP\)/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Risposta a chi preme/ })).toHaveAccessibleName(
      /1\.4\.2 attuale: 120\sms/,
    );
    const [summary] = screen.getAllByText('Mostra la tabella');
    if (summary) await userEvent.click(summary);
    const table = screen.getByRole('table', { name: 'Pagine con errori' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /27 nov 2026, 01:00.*0,2\s%.*3\s%/,
    );
  });

  it('looks further back, by the address', async () => {
    const asked: unknown[] = [];
    const figures = (query: unknown) => {
      asked.push(query);
      return figuresOf(visits);
    };
    const { address } = await open({ figures });
    await userEvent.click(screen.getByRole('link', { name: '7 giorni' }));
    await waitFor(() => expect(address()).toBe('/admin/releases/cart?ore=168'));
    expect(asked).toContainEqual({ app: 'cart', hours: 168 });
  });

  it('lists its versions, and makes another one live', async () => {
    const { sent } = await open({ promote: () => cart });
    const table = within(screen.getByRole('table', { name: 'Versioni' }));
    expect(table.getByRole('row', { name: /^1\.4\.2/ })).toHaveTextContent('Attiva per tutti');
    await userEvent.click(table.getByRole('button', { name: 'Attiva la 1.4.3' }));
    await userEvent.click(
      inDialog('Carrello: attiva la 1.4.3').getByRole('button', { name: 'Attiva la 1.4.3' }),
    );
    expect(await screen.findByText('Carrello: è attiva la 1.4.3.')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('offers no version whose files are gone', async () => {
    const gone = { ...before, isCollected: true };
    await open({ read: () => ({ ...cart, back: null, versions: [live, gone] }) });
    const table = within(screen.getByRole('table', { name: 'Versioni' }));
    expect(table.getByRole('row', { name: /^1\.4\.1/ })).toHaveTextContent('File cancellati');
    expect(table.queryByRole('button')).toBeNull();
  });

  it('tells what happened, who did it and why, page by page', async () => {
    const { address } = await open({
      history: ({ before: line }) => ({ acts: [act], next: line === undefined ? 90 : null }),
    });
    const item = within(screen.getByRole('list', { name: 'Storia' }));
    expect(item.getByText('Versione attivata per tutti')).toBeVisible();
    expect(item.getByText('Versione 1.4.2 (prima la 1.4.1)')).toBeVisible();
    expect(item.getByText('Motivo: Nuove spese di spedizione')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Quello che è successo prima' }));
    await waitFor(() => expect(address()).toBe('/admin/releases/cart?prima=90'));
    await userEvent.click(await screen.findByRole('link', { name: 'Le più recenti' }));
    await waitFor(() => expect(address()).toBe('/admin/releases/cart'));
  });

  it('shows each part alone where the others did not come', async () => {
    await open({ figures: serviceDown, history: serviceDown });
    expect(screen.getByText('I numeri delle visite non ci sono')).toBeVisible();
    expect(screen.getByText('La storia non c’è adesso')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Versioni' })).toBeVisible();
  });

  it('says where no browser has told anything, and nothing has happened', async () => {
    await open({
      figures: () => ({ app: 'cart', series: [] }),
      history: () => ({ acts: [], next: null }),
    });
    expect(screen.getByText('Nessuna visita raccontata in questo tempo.')).toBeVisible();
    expect(screen.getByText('Non è ancora successo niente.')).toBeVisible();
  });

  it('leads back from an app that there is not', async () => {
    await open({ read: () => refused(404, 'not-found', 'Non c’è.') });
    expect(screen.getByText('Nessuna parte del sito si chiama così.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tutte le parti del sito' })).toHaveAttribute(
      'href',
      '/admin/releases',
    );
  });

  it('makes no sense of what is none in the address', async () => {
    const asked: unknown[] = [];
    await open(
      {
        history: (query) => {
          asked.push(query);
          return { acts: [], next: null };
        },
      },
      '/admin/releases/cart?ore=3&prima=-1',
    );
    expect(asked).toEqual([{ app: 'cart' }]);
    expect(screen.getByRole('link', { name: '24 ore' })).toHaveAttribute('aria-current', 'true');
  });
});
