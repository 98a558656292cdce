import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { setAdminToken } from '@zaino/web/session';
import {
  discarded,
  FILE_NAME,
  id,
  listOf,
  openInvoices,
  sample,
  sending,
} from './testing/open-invoices';

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the sending of electronic invoices', () => {
  it.each([
    [null, true, 'Appena emessa', []],
    [sending(), true, 'Da inviare', ['Invia ora', 'Segna come consegnata']],
    [sending(), false, 'Da consegnare a mano', ['Segna come consegnata']],
    [sending({ state: 'waiting' }), true, 'In partenzaParte entro un minuto.', []],
    [
      sending({
        state: 'waiting',
        attempts: 2,
        error: 'La cartella di invio non c’è.',
        retryAt: '2026-09-14T08:04:00.000Z',
      }),
      true,
      'In attesaLa cartella di invio non c’è.Prossimo tentativo: 14 set 2026, 10:04.',
      ['Riprova', 'Segna come consegnata'],
    ],
    [
      sending({ state: 'refused', attempts: 1, error: 'Controlla i dati dell’azienda.' }),
      true,
      'Non inviabileControlla i dati dell’azienda.',
      ['Riprova', 'Segna come consegnata'],
    ],
    [
      sending({ state: 'sent', fileName: FILE_NAME }),
      true,
      'Inviata14 set 2026, 10:00, in attesa di risposta.',
      ['Registra la risposta'],
    ],
    [
      discarded,
      true,
      'Scartata14 set 2026, 10:00, errore 00311: Codice destinatario non validoDa inviare di nuovo entro il 19 set 2026.',
      ['Invia di nuovo', 'Registra la risposta'],
    ],
    [
      discarded,
      false,
      'Scartata14 set 2026, 10:00, errore 00311: Codice destinatario non validoDa inviare di nuovo entro il 19 set 2026.',
      ['Prepara un altro file', 'Registra la risposta'],
    ],
    [
      sending({ state: 'accepted' }),
      true,
      'Accettata14 set 2026, 10:00.',
      ['Registra la risposta'],
    ],
  ] as const)('says how the sending stands of %j, sending on: %s', async (...row) => {
    const [one, isOn, words, buttons] = row;
    await openInvoices('?mese=2026-09', { list: () => listOf(one, isOn) });
    const shown = within(screen.getByRole('row', { name: /^Fattura 12\/2026/ }));
    const cells = shown.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells[3]).toBe(words);
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      [...buttons, 'Scarica XML'].map((button) => `${button} 12/2026`),
    );
    expect(screen.queryByText(/L’invio automatico è spento\.$/) === null).toBe(isOn);
  });

  it('shows the lists of all months by what became of the documents', async () => {
    const { paths, address } = await openInvoices('?mese=2026-09');
    await userEvent.click(screen.getByRole('link', { name: 'Scartate 1' }));
    await waitFor(() =>
      expect(paths().at(-1)).toBe('/api/admin/compliance/invoices?state=rejected&page=1'),
    );
    await waitFor(() => expect(address()).toBe('/admin/compliance/invoices?stato=scartate'));
    // The page before stays until its list is there.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mese precedente' })).toBeNull());
  });

  it('says of an empty list that nothing is to be sent', async () => {
    await openInvoices('?stato=da-inviare', {
      list: () => ({ ...sample, documents: [], total: 0 }),
    });
    expect(screen.getByText('Nessuna fattura è da inviare.')).toBeVisible();
  });

  it('has a document sent, and says so', async () => {
    let sent = false;
    await openInvoices('?mese=2026-09', {
      list: () => listOf(sending(sent ? { state: 'waiting' } : {})),
      send: () => {
        sent = true;
        return sending({ state: 'waiting' });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Invia ora 12/2026' }));
    expect(await screen.findByText('Fattura 12/2026: parte entro un minuto.')).toBeVisible();
    expect(await screen.findByText('In partenza')).toBeVisible();
  });

  it('says why a document is not sent', async () => {
    const detail = 'È già stata consegnata.';
    const problem = { code: ordersErrorCodes.eInvoiceMoved, detail, requestId: 'r-1' };
    await openInvoices('?mese=2026-09', {
      list: () => listOf(sending()),
      send: () => Response.json(problem, { status: 409 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Invia ora 12/2026' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('notes that the exchange has discarded a document, with the code and the words', async () => {
    const { lastBody } = await openInvoices('?mese=2026-09', {
      list: () => listOf(sending({ state: 'sent', fileName: FILE_NAME })),
      record: () => discarded,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Registra la risposta 12/2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`File ${FILE_NAME}`)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Scartata/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Codice dell’errore' }), '00311');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Che cosa dice la notifica' }),
      'Codice destinatario non valido',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Registra la risposta' }));
    expect(await screen.findByText('Fattura 12/2026: segnata come scartata.')).toBeVisible();
    expect(lastBody()).toEqual({
      outcome: 'rejected',
      code: '00311',
      words: 'Codice destinatario non valido',
    });
  });

  it('says beside the field what is wrong with an answer', async () => {
    const message = 'Il codice ha cinque cifre, per esempio 00311';
    const problem = {
      code: sharedErrorCodes.invalidInput,
      errors: [{ path: 'code', message }],
      requestId: 'r-1',
    };
    await openInvoices('?mese=2026-09', {
      list: () => listOf(discarded),
      record: () => Response.json(problem, { status: 400 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Registra la risposta 12/2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Scartata/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Registra la risposta' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Codice dell’errore' })).toHaveFocus();
  });

  it('notes that a document was handed over by hand', async () => {
    const { lastBody } = await openInvoices('?mese=2026-09', {
      list: () => listOf(sending(), false),
      record: () => sending({ state: 'sent' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Segna come consegnata 12/2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Segna come consegnata' }));
    expect(await screen.findByText('Fattura 12/2026: segnata come consegnata.')).toBeVisible();
    expect(lastBody()).toEqual({ outcome: 'sent' });
  });

  it('sends anew what was discarded, with what was wrong put right', async () => {
    const { lastBody } = await openInvoices('?mese=2026-09', {
      list: () => listOf(discarded),
      send: () => sending({ state: 'waiting' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Invia di nuovo 12/2026' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/errore 00311: Codice destinatario non valido/)).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Codice destinatario (facoltativo)' }),
      'ABC1234',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Invia di nuovo' }));
    expect(await screen.findByText(/^Fattura 12\/2026: pronto un altro file/)).toBeVisible();
    expect(lastBody()).toEqual({ recipientCode: 'ABC1234', pec: '', taxCode: '', vatNumber: '' });
  });

  it('says before how many are sent and which are not, and then sends them', async () => {
    const refused = [{ number: '13/2026', reason: 'Controlla i dati dell’azienda.' }];
    const { lastBody } = await openInvoices('?mese=2026-09', {
      preview: () => ({ sendable: [{ id, number: '12/2026' }], refused, more: 2 }),
      sendAll: () => ({ sent: 1, refused: [] }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Invia tutte quelle da inviare' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(/^Partono entro qualche minuto: 1 documento\./),
    ).toHaveTextContent('Altri 2 aspettano la prossima volta.');
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      '13/2026: Controlla i dati dell’azienda.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Invia 1 documento' }));
    expect(await screen.findByText('In partenza: 1 documento.')).toBeVisible();
    expect(lastBody()).toEqual({ ids: [id] });
  });

  it('offers nothing to send where nothing can be', async () => {
    await openInvoices('?mese=2026-09', {
      preview: () => ({ sendable: [], refused: [], more: 0 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Invia tutte quelle da inviare' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Nessun documento può partire.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Invia / })).toBeNull();
  });
});
