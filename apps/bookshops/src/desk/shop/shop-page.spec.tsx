import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeNewTenant, makeOwnTenant } from '../testing/make-own-tenant';
import { openDesk } from '../testing/open-desk';
import { changing, openShop, press, section } from '../testing/open-shop';

beforeEach(installFakeDialog);
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

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
    const lacking = ['l’indirizzo', 'la città', 'il CAP', 'la provincia', 'l’e-mail per i clienti'];
    for (const words of lacking) expect(part.getByText(words)).toBeVisible();
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
