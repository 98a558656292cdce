import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Preview } from '@zaino/contracts/releases';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { inDialog, openReleases, refused, type ReleaseHandlers } from '../testing/open-releases';
import { next } from '../testing/sample-releases';

const preview: Preview = {
  id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a021',
  versions: { cart: next.version },
  local: null,
  note: 'Nuovo pagamento',
  createdAt: '2026-11-26T08:00:00.000Z',
  expiresAt: '2100-01-01T08:00:00.000Z',
  revokedAt: null,
  by: 'direzione',
};
const link = 'https://shop.example/anteprima/segreto';
const open = (handlers?: ReleaseHandlers) =>
  openReleases('/admin/releases/previews', 'Anteprime', handlers);
const isAdding = () => jest.mocked(fetch).mock.lastCall?.[1]?.method === 'POST';

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('previews', () => {
  it('lists what each link shows and how long', async () => {
    const id = (last: string) => preview.id.replace(/1$/, last);
    await open({
      previews: () => ({
        previews: [
          preview,
          { ...preview, id: id('2'), note: 'vecchia', expiresAt: preview.createdAt },
          { ...preview, id: id('3'), note: 'tolta', revokedAt: preview.createdAt },
        ],
      }),
    });
    const rows = within(screen.getByRole('table', { name: 'Anteprime' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/^Carrello 1\.4\.3Nuovo pagamento.*Revoca/);
    expect(rows[2]).toHaveTextContent(/vecchia.*Scaduta$/);
    expect(rows[3]).toHaveTextContent(/tolta.*Revocata, 26 nov 2026/);
  });

  it('says where there is none, and that the list did not come', async () => {
    await open();
    expect(screen.getByText('Nessuna anteprima finora.')).toBeVisible();
  });

  it('says that the list did not come', async () => {
    await open({ previews: serviceDown });
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('leads into the shop with what is for staff alone, or says why not', async () => {
    const { asked } = await open({
      staffLink: () => refused(403, 'forbidden', 'Serve un altro ruolo.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Canary per lo staff' }));
    const dialog = inDialog('Canary per lo staff');
    await userEvent.click(dialog.getByRole('button', { name: 'Apri il sito' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('/staff-link'), expect.anything());
  });

  describe('of an app from the machine of who develops it', () => {
    const page = '/admin/releases/previews';
    const asking = (app: string, from: string) =>
      `${page}?${new URLSearchParams({ app, from }).toString()}`;
    const from = 'http://localhost:4290';

    it('say what will happen, and ask the registry once that is confirmed', async () => {
      const { sent } = await openReleases(asking('cart', from), 'Anteprime', {
        openLocal: () => refused(404, 'not-live', 'cart non ha una versione attiva.'),
      });
      const dialog = inDialog('Carrello dalla tua macchina');
      expect(dialog.getByText(from)).toBeVisible();
      expect(dialog.getByText(/solo in questo browser/)).toBeVisible();
      expect(dialog.getByText(/per 8 ore/)).toBeVisible();
      expect(sent()).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Apri il sito' }));
      expect(await dialog.findByText(/non ha una versione attiva/)).toBeVisible();
      expect(sent()).toEqual([
        ['POST', '/api/admin/releases/local-remotes', { app: 'cart', origin: from }],
      ]);
    });

    it('are let be without a call, and not asked for again', async () => {
      const { sent, address } = await openReleases(asking('cart', from), 'Anteprime');
      const dialog = inDialog('Carrello dalla tua macchina');
      await userEvent.click(dialog.getByRole('button', { name: 'Non ora' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address()).toBe(page);
      expect(sent()).toEqual([]);
    });

    it.each(['https://evil.example', 'http://localhost:4290/x', 'http://10.0.0.1:4290', ''])(
      'are taken from nowhere else: %j',
      async (other) => {
        await openReleases(asking('cart', other), 'Anteprime');
        const dialog = inDialog('Carrello dalla tua macchina');
        expect(dialog.getByRole('alert')).toHaveTextContent(
          /non è un indirizzo di questo computer/,
        );
        expect(dialog.queryByRole('button', { name: 'Apri il sito' })).toBeNull();
      },
    );

    it('are listed with where they come from, and end like all others', async () => {
      const local = { app: 'cart', origin: from };
      await open({ previews: () => ({ previews: [{ ...preview, versions: {}, local }] }) });
      const name = `Revoca l’anteprima Carrello da ${from}`;
      expect(screen.getByRole('button', { name })).toBeVisible();
    });
  });

  it('leads from the admin area’s own address to the shop’s, where the cookie counts', async () => {
    await openReleases(
      '/admin/releases/previews?app=cart&from=http%3A%2F%2Flocalhost%3A4290',
      'Anteprime',
      { shop: 'https://shop.example' },
    );
    const dialog = inDialog('Carrello dalla tua macchina');
    expect(dialog.getByRole('link', { name: 'Continua all’indirizzo del sito' })).toHaveAttribute(
      'href',
      'https://shop.example/admin/releases/previews?app=cart&from=http%3A%2F%2Flocalhost%3A4290',
    );
    expect(dialog.queryByRole('button', { name: 'Apri il sito' })).toBeNull();
  });

  it('makes a link, shown once', async () => {
    const { sent } = await open({
      previews: () => Response.json(isAdding() ? { preview, link } : { previews: [preview] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Nuova anteprima' }));
    const form = inDialog('Nuova anteprima');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Carrello' }), '1.4.3');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Vale per' }), '8 ore');
    await userEvent.type(form.getByRole('textbox', { name: /Nota/ }), 'Nuovo pagamento');
    await userEvent.click(form.getByRole('button', { name: 'Crea il link' }));
    expect(await screen.findByText(link)).toBeVisible();
    expect(sent()[0]?.[2]).toEqual({
      versions: { cart: next.version },
      note: 'Nuovo pagamento',
      hours: 8,
    });
  });

  it('says what is missing', async () => {
    await open({
      previews: () =>
        isAdding()
          ? refused(400, 'invalid', 'Scegli almeno una versione')
          : Response.json({ previews: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Nuova anteprima' }));
    const form = inDialog('Nuova anteprima');
    await userEvent.click(form.getByRole('button', { name: 'Crea il link' }));
    expect(await form.findByText('Scegli almeno una versione')).toBeVisible();
  });

  it('ends a link, after a question', async () => {
    const { sent } = await open({
      previews: () => ({ previews: [preview] }),
      revokePreview: () => ({ preview: { ...preview, revokedAt: preview.createdAt } }),
    });
    await userEvent.click(
      screen.getByRole('button', { name: 'Revoca l’anteprima Carrello 1.4.3' }),
    );
    await userEvent.click(inDialog('Revoca l’anteprima').getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('L’anteprima è revocata.')).toBeVisible();
    expect(sent()[0]?.slice(0, 2)).toEqual([
      'DELETE',
      `/api/admin/releases/previews/${preview.id}`,
    ]);
  });
});
