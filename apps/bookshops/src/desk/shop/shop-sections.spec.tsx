import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { refusal } from '@zaino/web/fake-network';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeNewTenant, makeOwnTenant } from '../testing/make-own-tenant';
import { changing, openShop, press, section } from '../testing/open-shop';

const SAVED = 'I dati della libreria sono salvati.';
const morning = [{ from: '09:00', to: '13:00' }];

beforeEach(installFakeDialog);
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

describe('a section', () => {
  it('is saved by itself, and then nothing is missing for the opening', async () => {
    const sent = await openShop(makeNewTenant({ email: 'clienti@example.com' }));
    const address = {
      address: 'Corso Garibaldi 3',
      postalCode: '26100',
      city: 'Cremona',
      province: 'Cremona',
    };
    const part = section('Indirizzo');
    const labels = ['Indirizzo', 'CAP', 'Città', 'Provincia'];
    for (const [index, text] of Object.values(address).entries()) {
      await userEvent.type(part.getByRole('textbox', { name: labels[index] }), text);
    }
    await press('Salva l’indirizzo');
    expect(await screen.findByText(SAVED)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lunedì' }));
    await press('Aggiungi orario: Lunedì');
    await press('Ripeti gli orari di lunedì fino a venerdì');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mercoledì' }));
    await press('Salva gli orari');
    const day = [...morning, { from: '15:30', to: '19:30' }];
    await waitFor(() =>
      expect(sent).toEqual([
        address,
        { openingHours: [day, day, [], day, day, [], []], closures: [] },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Apri la libreria' })).toBeEnabled();
  });

  it('asks before anything is lost that was typed, and not after it was saved', async () => {
    await openShop(makeOwnTenant());
    const phone = screen.getByRole('textbox', { name: 'Telefono' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '0372 999');
    await userEvent.click(screen.getByRole('link', { name: 'La tua libreria' }));
    const question = await screen.findByRole('dialog', { name: 'Modifiche non salvate' });
    await userEvent.click(within(question).getByRole('button', { name: 'Continua a modificare' }));
    expect(phone).toHaveValue('0372 999');
    expect(isKept()).toBe(true);
    await press('Salva i dati');
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(isKept()).toBe(false));
  });

  it('has nothing to lose once what was changed is as it was', async () => {
    await openShop(makeOwnTenant());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sabato' }));
    expect(isKept()).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sabato' }));
    expect(isKept()).toBe(false);
  });

  it('says at the day that its hours do not go together', async () => {
    const sent = await openShop(makeOwnTenant());
    const closes = screen.getByLabelText('Lunedì, primo orario: chiude');
    await userEvent.clear(closes);
    await userEvent.type(closes, '08:00');
    await press('Salva gli orari');
    expect(closes).toBeInvalid();
    expect(closes).toHaveAccessibleDescription('La chiusura deve venire dopo l’apertura');
    expect(sent).toEqual([]);
  });

  it('announces days on which the bookshop is closed', async () => {
    const sent = await openShop(makeOwnTenant());
    await press('Aggiungi una chiusura');
    const closure = within(screen.getByRole('group', { name: 'Chiusura 1' }));
    expect(closure.getByLabelText('Dal')).toHaveFocus();
    fireEvent.change(closure.getByLabelText('Dal'), { target: { value: '2026-08-20' } });
    fireEvent.change(closure.getByLabelText('Al, compreso'), { target: { value: '2026-08-10' } });
    await userEvent.type(closure.getByLabelText('Motivo (facoltativo)'), 'Ferie');
    await press('Salva gli orari');
    expect(closure.getByLabelText('Al, compreso')).toBeInvalid();
    expect(closure.getByLabelText('Al, compreso')).toHaveAccessibleDescription(
      'L’ultimo giorno viene dopo il primo',
    );
    expect(sent).toEqual([]);
    fireEvent.change(closure.getByLabelText('Dal'), { target: { value: '2026-08-01' } });
    await press('Salva gli orari');
    await waitFor(() =>
      expect(sent[0]?.closures).toEqual([{ from: '2026-08-01', to: '2026-08-10', note: 'Ferie' }]),
    );
    await press('Togli la chiusura 1');
    expect(screen.getByRole('button', { name: 'Aggiungi una chiusura' })).toHaveFocus();
    await press('Salva gli orari');
    await waitFor(() => expect(sent[1]?.closures).toEqual([]));
  });

  it('chooses schools by their names, each once', async () => {
    const sent = await openShop(makeOwnTenant());
    const list = section('Scuole');
    const choose = async () => {
      const field = list.getByRole('searchbox', { name: 'Nome della scuola' });
      await userEvent.clear(field);
      await userEvent.type(field, 'valsecchi');
      await userEvent.click(list.getByRole('button', { name: 'Cerca' }));
      await userEvent.click(
        await list.findByRole('button', { name: /Irma Valsecchi.*Via dei Tigli/ }),
      );
    };
    await choose();
    await choose();
    expect(list.getAllByRole('button', { name: /^Togli/ })).toHaveLength(1);
    await press('Salva le scuole');
    await waitFor(() => expect(sent.at(-1)).toEqual({ schools: ['CRMM8ZZ01L'] }));
    await userEvent.click(await list.findByRole('button', { name: /^Togli/ }));
    await press('Salva le scuole');
    await waitFor(() => expect(sent.at(-1)).toEqual({ schools: [] }));
  });

  it('says at the domain that it is taken, and keeps what stands elsewhere', async () => {
    await openShop(
      makeOwnTenant({ phone: '' }),
      changing(() => refusal(409, 'domain-taken')),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefono' }), '0372 1');
    const domain = screen.getByRole('textbox', { name: 'Dominio' });
    await userEvent.type(domain, '-due');
    await press('Salva il dominio');
    await waitFor(() => expect(domain).toBeInvalid());
    expect(domain).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Telefono' })).toHaveValue('0372 1');
  });

  it('says at the partita IVA that it is wrong', async () => {
    const sent = await openShop(makeOwnTenant());
    const field = screen.getByRole('textbox', { name: 'Partita IVA' });
    await userEvent.type(field, '1234');
    await press('Salva i dati');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Questa partita IVA non è valida/);
    expect(sent).toEqual([]);
  });

  it('offers pick-up while the bookshop is open, and not before', async () => {
    const sent = await openShop(makeOwnTenant({ state: 'open' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /ritirare in negozio/ }));
    await press('Salva il ritiro');
    await waitFor(() => expect(sent).toEqual([{ pickupNotes: '', offersPickup: true }]));
  });

  it('leaves pick-up as it is of a bookshop in preparation', async () => {
    const sent = await openShop(makeOwnTenant());
    expect(screen.getByRole('checkbox', { name: /ritirare in negozio/ })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Note per il ritiro'), 'Suona');
    await press('Salva il ritiro');
    await waitFor(() => expect(sent).toEqual([{ pickupNotes: 'Suona' }]));
  });

  it('says how often to write about orders', async () => {
    const sent = await openShop(makeOwnTenant());
    await userEvent.click(screen.getByRole('radio', { name: /Una volta al giorno/ }));
    await press('Salva la scelta');
    await waitFor(() => expect(sent).toEqual([{ orderMails: 'daily' }]));
  });
});

/** Whether the browser would ask before the tab is closed. */
function isKept(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
