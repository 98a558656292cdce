import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeNewTenant, makeOwnTenant } from '../testing/make-own-tenant';
import { openDesk } from '../testing/open-desk';
import { openShop, press, section } from '../testing/open-shop';

const SAVED = 'I dati della libreria sono salvati.';
const morning = [{ from: '09:00', to: '13:00' }];

beforeEach(installFakeDialog);
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

/** What the service answers a change with, whatever it is. */
const changing = (handler: Parameters<typeof answer<typeof bookshopsEndpoints.updateTenant>>[1]) =>
  answer(bookshopsEndpoints.updateTenant, handler);

describe('the bookshop’s page', () => {
  it('says nothing to a family', async () => {
    fakeNetwork();
    await openDesk('/dashboard/negozio', makeFakeSession('anna'));
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });

  it('says that it cannot be had now, and comes back', async () => {
    fakeNetwork();
    await openDesk('/dashboard/negozio');
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    fakeNetwork(answer(bookshopsEndpoints.tenant, () => makeOwnTenant()));
    await press('Riprova');
    expect(await screen.findByRole('region', { name: 'Orari e chiusure' })).toBeVisible();
  });

  it('leads to each of its sections', async () => {
    await openShop(makeOwnTenant());
    const ways = within(screen.getByRole('navigation', { name: 'Parti della pagina' }));
    const targets = ways.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
    const sections = screen.getAllByRole('region').map(({ id }) => id);
    expect(targets).toEqual(sections);
  });
});

describe('the state of a bookshop', () => {
  it('says what is missing to open it', async () => {
    await openShop(makeNewTenant());
    const part = section('Apertura');
    expect(part.getByText('In preparazione.')).toBeVisible();
    for (const words of ['l’indirizzo', 'la città', 'il CAP', 'la provincia'])
      expect(part.getByText(words)).toBeVisible();
    expect(part.getByText('gli orari di apertura')).toBeVisible();
    expect(part.getByRole('button', { name: 'Apri la libreria' })).toBeDisabled();
  });

  it('opens, pauses and opens again', async () => {
    const sent = await openShop(makeOwnTenant());
    for (const name of ['Apri la libreria', 'Metti in pausa', 'Riapri la libreria']) {
      await userEvent.click(await screen.findByRole('button', { name }));
    }
    expect(await screen.findByText('Aperta.')).toBeVisible();
    expect(sent).toEqual([{ state: 'open' }, { state: 'paused' }, { state: 'open' }]);
  });

  it('says why the service does not open it', async () => {
    await openShop(
      makeOwnTenant(),
      changing(() => refusal(409, 'tenant-not-ready')),
    );
    await press('Apri la libreria');
    expect(await screen.findByRole('alert')).toHaveTextContent(/almeno un orario di apertura/);
    expect(screen.getByText('In preparazione.')).toBeVisible();
  });
});

describe('a section', () => {
  it('is saved by itself, and then nothing is missing for the opening', async () => {
    const sent = await openShop(makeNewTenant());
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

describe('a bookshop that no admin has approved', () => {
  const { opening } = makeOwnTenant();
  const applied = makeOwnTenant({
    opening: {
      ...opening,
      missing: ['email', 'vat-number', 'approval'],
      appliedAt: '2026-09-02T08:00:00.000Z',
    },
  });

  it('tells its owner that the wish to open has come, and what is still missing', async () => {
    await openShop(
      makeOwnTenant(),
      changing(() => applied),
    );
    await press('Apri la libreria');
    expect(await screen.findByText(/Abbiamo ricevuto la tua richiesta/)).toBeVisible();
    const part = section('Apertura');
    expect(part.getByText('In preparazione.')).toBeVisible();
    for (const words of [
      /la conferma del tuo indirizzo/,
      'la partita IVA',
      'la nostra approvazione',
    ])
      expect(part.getByText(words)).toBeVisible();
    expect(part.queryByRole('button', { name: 'Apri la libreria' })).toBeNull();
  });

  it('says that it is looked at once all is there', async () => {
    await openShop({ ...applied, opening: { ...applied.opening, missing: ['approval'] } });
    expect(screen.getByText(/Stiamo controllando la tua libreria/)).toBeVisible();
  });

  it('says why it was refused', async () => {
    const reason = 'L’indirizzo è di un’altra libreria.';
    await openShop(makeOwnTenant({ opening: { ...opening, reason } }));
    expect(screen.getByText(reason)).toBeVisible();
  });
});

describe('changes of an open bookshop', () => {
  const open = makeOwnTenant({ state: 'open' });
  const waiting = { ...open, opening: { ...open.opening, pending: { name: 'Il Segnalibro' } } };

  it('are said to wait, with what was asked for', async () => {
    await openShop(
      open,
      changing(() => waiting),
    );
    await press('Salva i dati');
    expect(await screen.findByText(/le controlliamo prima di mostrarle/)).toBeVisible();
    expect(screen.getByText('Nome: Il Segnalibro')).toBeVisible();
  });

  it('stand in the form, so that saving again asks for them again', async () => {
    const sent = await openShop(waiting);
    expect(screen.getByRole('textbox', { name: 'Nome della libreria' })).toHaveValue(
      'Il Segnalibro',
    );
    await press('Salva i dati');
    await waitFor(() => expect(sent[0]?.name).toBe('Il Segnalibro'));
  });
});

/** Whether the browser would ask before the tab is closed. */
function isKept(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
