import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutsideApp } from '@zaino/contracts/releases';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { inDialog, openReleases, refused, type ReleaseHandlers } from '../testing/open-releases';

const app: OutsideApp = {
  app: 'libri-usati',
  path: '/libri-usati',
  addedAt: '2026-11-01T08:00:00.000Z',
  by: 'direzione',
  isLive: true,
};
const open = (handlers?: ReleaseHandlers) =>
  openReleases('/admin/releases/outside', 'App esterne', handlers);
const isAdding = () => jest.mocked(fetch).mock.lastCall?.[1]?.method === 'POST';

/** Fills in the dialog, and sends it. */
async function add(): Promise<void> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Aggiungi un’app esterna' }));
  const form = inDialog('Aggiungi un’app esterna');
  await user.type(form.getByRole('textbox', { name: 'Nome' }), 'libri-usati');
  await user.type(form.getByRole('textbox', { name: 'Percorso' }), '/libri-usati');
  await user.click(form.getByRole('button', { name: 'Aggiungi' }));
}

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('apps of teams outside', () => {
  it('are listed with their paths', async () => {
    const notYet = { ...app, app: 'prestiti', path: '/prestiti', isLive: false };
    await open({ outsideApps: () => ({ apps: [app, notYet] }) });
    const rows = within(screen.getByRole('table', { name: 'App esterne' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/^\/libri-usatilibri-usati1 nov 2026, direzioneSì/);
    expect(rows[2]).toHaveTextContent(/^\/prestitiprestiti.*Non ancora/);
    expect(screen.getByRole('link', { name: '/libri-usati' })).toBeVisible();
  });

  it('are none at first', async () => {
    await open();
    expect(screen.getByText('Nessuna app esterna finora.')).toBeVisible();
  });

  it('may not be at hand', async () => {
    await open({ outsideApps: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('are given a path', async () => {
    const { sent } = await open({
      outsideApps: () => Response.json(isAdding() ? { app } : { apps: [] }),
    });
    await add();
    expect(await screen.findByText(/^libri-usati può stare a \/libri-usati/)).toBeVisible();
    expect(sent()[0]?.[2]).toEqual({ app: 'libri-usati', path: '/libri-usati' });
  });

  it('are refused a path that is taken, with the reason', async () => {
    const words = '/libri-usati è il percorso di prestiti: scegli un altro percorso.';
    await open({
      outsideApps: () =>
        isAdding() ? refused(409, 'path-taken', words) : Response.json({ apps: [] }),
    });
    await add();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are taken away, with a reason', async () => {
    const { sent } = await open({
      outsideApps: () => ({ apps: [app] }),
      removeOutsideApp: () => ({ app: { ...app, path: '', isLive: false } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Togli libri-usati dal sito' }));
    const dialog = inDialog('Togli libri-usati dal sito');
    await userEvent.click(dialog.getByRole('radio', { name: 'Non serve più' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Togli' }));
    expect(await screen.findByText('libri-usati non è più sul sito.')).toBeVisible();
    expect(sent()[0]).toEqual([
      'DELETE',
      '/api/admin/releases/outside-apps/libri-usati',
      { reason: 'Non serve più' },
    ]);
  });
});
