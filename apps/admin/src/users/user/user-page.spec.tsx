import { screen } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeAccount } from '../testing/make-user';
import { button, dialog, endpoints, openUser, order, path, session } from '../testing/open-user';

const { uid } = makeAccount();
const personal = {
  email: 'maria.rossi@posta.example',
  pendingEmail: null,
  firstName: 'Maria',
  lastName: 'Rossi',
  phone: '0461 123456',
  address: 'Via Roma 1',
  city: 'Trento',
  postalCode: '38122',
  province: 'Trento',
  children: [{ nickname: 'Topolina', schoolName: 'Scuola Prati', classe: '1', sezione: 'A' }],
};

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the page of an account', () => {
  it('shows what belongs to it, with personal data masked', async () => {
    await openUser(makeAccount());
    expect(screen.getByText('m•••@p•••.example')).toBeVisible();
    expect(screen.getByText('1, nascoste')).toBeVisible();
    expect(await screen.findByText('12 ordini, gli ultimi 1:')).toBeVisible();
    expect(screen.getByRole('link', { name: order.number })).toHaveAttribute(
      'href',
      `/admin/orders/${order.id}`,
    );
    expect(await screen.findByText('Firefox su Linux')).toBeVisible();
    expect(await screen.findByText('Nulla negli ultimi sette giorni.')).toBeVisible();
    expect(await screen.findByText('Nessuna richiesta.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Operazioni su questo account' })).toHaveAttribute(
      'href',
      `/admin/audit?tipo=account&codice=${uid}`,
    );
  });

  it('says of what the log tells without a device that this is not known', async () => {
    const entry = {
      timestamp: '2026-09-15T08:00:00.000Z',
      level: 'INFO' as const,
      category: 'auth.sign-in',
      data: null,
      url: null,
      userId: uid,
    };
    const entries = [
      { ...entry, id: '1', message: 'Accesso effettuato', source: 'identity', userAgent: null },
      { ...entry, id: '2', message: 'Errore', source: 'browser', userAgent: 'Edge su Windows' },
    ];
    await openUser(makeAccount(), { securityLog: () => ({ entries, next: null }) });
    const row = async (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/^Accesso effettuato/)).toHaveTextContent('Dispositivo sconosciuto');
    expect(await row(/^Errore/)).toHaveTextContent('Edge su Windows');
    expect(screen.queryByText('identity')).toBeNull();
  });

  it('shows personal data for a reason, until they are hidden again', async () => {
    const reason = 'Ordine Z-2026-1';
    const { sent, user } = await openUser(makeAccount(), { showPersonalData: () => personal });
    expect(screen.queryByText(personal.email)).toBeNull();
    await user.click(button('Mostra'));
    await user.type(dialog('Mostra i dati personali').getByLabelText('Motivo'), reason);
    await user.click(button('Mostra i dati'));
    expect(await screen.findByText(personal.email)).toBeVisible();
    expect(screen.getByText('Via Roma 1, 38122 Trento, Trento')).toBeVisible();
    expect(screen.getByText('Topolina: 1A, Scuola Prati')).toBeVisible();
    expect(sent()).toEqual([[`POST ${path}/personal-data`, { reason }]]);
    await user.click(button('Nascondi'));
    expect(screen.queryByText(personal.email)).toBeNull();
  });

  it('shows nothing where the reason is refused', async () => {
    const errors = [{ path: 'reason', message: 'Scrivi il motivo' }];
    const { user } = await openUser(makeAccount(), {
      showPersonalData: () =>
        Response.json({ code: 'invalid-input', detail: '', errors }, { status: 400 }),
    });
    await user.click(button('Mostra'));
    await user.click(button('Mostra i dati'));
    expect(await dialog('Mostra i dati personali').findByText('Scrivi il motivo')).toBeVisible();
    expect(screen.queryByText(personal.email)).toBeNull();
  });

  it('leads to the bookshop, and to who works there', async () => {
    await openUser(
      makeAccount({
        kind: 'colleague',
        bookshop: {
          id: 'b-1',
          owner: { uid: 'o-1', name: 'Paolo Ricci' },
          colleagues: [
            { uid, name: 'Maria Rossi' },
            { uid: 'c-2', name: 'Luca Verdi' },
          ],
        },
      }),
    );
    const hrefOf = (name: string | RegExp) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Scheda, approvazione/)).toBe('/admin/bookshops/b-1');
    expect(hrefOf('Paolo Ricci')).toBe('/admin/users/o-1');
    expect(hrefOf('Luca Verdi')).toBe('/admin/users/c-2');
    expect(screen.queryByRole('link', { name: 'Maria Rossi' })).toBeNull();
  });

  it('stands where a part of it does not come, which is asked for again alone', async () => {
    let isDown = true;
    const { user, asked } = await openUser(makeAccount(), {
      orders: () => (isDown ? serviceDown() : { count: 0, orders: [] }),
    });
    expect(await screen.findByText('Gli ordini non si sono caricati.')).toBeVisible();
    expect(await screen.findByText('Firefox su Linux')).toBeVisible();
    isDown = false;
    const before = asked.mock.calls.length;
    await user.click(button('Riprova'));
    expect(await screen.findByText('Nessun ordine.')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(before + 1);
  });

  it.each([
    ['gone', () => Response.json({ code: 'not-found' }, { status: 404 }), 'Utente non trovato'],
    ['not to be had', serviceDown, 'Errore nel caricamento dei dati'],
  ])('says that the account is %s', async (_, read, words) => {
    setAdminToken(newToken());
    fakeService(endpoints, { verify: () => ({ success: true as const, user: ADMIN }), read });
    openAdminArea(`/admin/users/${uid}`);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('what is done with an account', () => {
  it('is suspended with a reason, and reinstated', async () => {
    let now = makeAccount();
    const suspension = { at: '2026-09-14T08:00:00.000Z', by: 'direzione', reason: 'Ordini falsi' };
    const { sent, user } = await openUser(now, {
      read: () => now,
      suspension: () => now,
    });
    await user.click(button('Sospendi l’account'));
    const question = dialog('Sospendi l’account');
    await user.type(question.getByLabelText('Motivo'), 'Ordini falsi');
    now = makeAccount({ suspension });
    await user.click(question.getByRole('button', { name: 'Sospendi l’account' }));
    expect(await screen.findByText('Account sospeso.')).toBeVisible();
    expect(await screen.findByText(/Motivo: Ordini falsi/)).toBeVisible();

    await user.click(button('Riattiva l’account'));
    await user.type(dialog('Riattiva l’account').getByLabelText('Motivo'), 'Chiarito');
    now = makeAccount();
    await user.click(
      dialog('Riattiva l’account').getByRole('button', { name: 'Riattiva l’account' }),
    );
    expect(await screen.findByText('Account riattivato.')).toBeVisible();
    expect(sent()).toEqual([
      [`POST ${path}/suspension`, { reason: 'Ordini falsi' }],
      [`DELETE ${path}/suspension`, { reason: 'Chiarito' }],
    ]);
  });

  it('says that another admin was faster, and shows how it is now', async () => {
    let now = makeAccount();
    const detail = 'Questo account è già sospeso.';
    const { user } = await openUser(now, {
      read: () => now,
      suspension: () => Response.json({ code: 'account-changed', detail }, { status: 409 }),
    });
    await user.click(button('Sospendi l’account'));
    const question = dialog('Sospendi l’account');
    await user.type(question.getByLabelText('Motivo'), 'Ordini falsi');
    await user.click(question.getByRole('button', { name: 'Sospendi l’account' }));
    expect(await question.findByRole('alert')).toHaveTextContent(detail);
    now = makeAccount({
      suspension: { at: '2026-09-14T08:00:00.000Z', by: 'anna', reason: 'Ordini falsi' },
    });
    await user.click(question.getByRole('button', { name: 'Mostra l’account com’è ora' }));
    expect(await screen.findByText(/da anna il/)).toBeVisible();
  });

  it('is signed out on one device, or on all of them', async () => {
    const { sent, user } = await openUser(makeAccount(), {
      endSession: () => ({ success: true as const }),
    });
    await user.click(await screen.findByRole('button', { name: /^Disconnetti Firefox su Linux/ }));
    expect(await screen.findByText('Firefox su Linux: disconnesso.')).toBeVisible();
    await user.click(button('Disconnetti ovunque'));
    const question = dialog('Disconnetti ovunque');
    await user.type(question.getByLabelText('Motivo'), 'Telefono perso');
    await user.click(question.getByRole('button', { name: 'Disconnetti ovunque' }));
    expect(await screen.findByText('Disconnesso ovunque.')).toBeVisible();
    expect(sent()).toEqual([
      [`DELETE ${path}/sessions/${session.id}`, null],
      [`DELETE ${path}/sessions`, { reason: 'Telefono perso' }],
    ]);
  });

  it('gets the mail again by which the address is proven', async () => {
    const { sent, user } = await openUser(makeAccount({ isEmailVerified: false }), {
      sendVerification: () => ({ success: true as const }),
    });
    await user.click(button('Invia di nuovo l’e-mail di conferma'));
    await user.click(button('Invia l’e-mail'));
    expect(await screen.findByText('E-mail di conferma inviata.')).toBeVisible();
    expect(sent()).toEqual([[`POST ${path}/verification-mail`, null]]);
  });

  it('gets another address once that is proven; a wrong one is said at its field', async () => {
    let isWrong = true;
    const errors = [{ path: 'email', message: 'È già l’indirizzo dell’account' }];
    const { sent, user } = await openUser(makeAccount(), {
      changeEmail: () =>
        isWrong
          ? Response.json({ code: 'invalid-input', detail: '', errors }, { status: 400 })
          : makeAccount({ maskedPendingEmail: 'n•••@p•••.example' }),
    });
    expect(screen.queryByRole('button', { name: /^Invia di nuovo/ })).toBeNull();
    await user.click(button('Cambia l’indirizzo e-mail'));
    const question = dialog('Cambia l’indirizzo e-mail');
    const email = question.getByLabelText('Nuovo indirizzo e-mail');
    await user.type(email, 'nuova@posta.example');
    await user.type(question.getByLabelText('Motivo'), 'Riconosciuta al banco');
    await user.click(question.getByRole('button', { name: 'Invia il link di conferma' }));
    expect(await question.findByText('È già l’indirizzo dell’account')).toBeVisible();
    expect(email).toHaveAccessibleDescription(/È già/);
    isWrong = false;
    await user.click(question.getByRole('button', { name: 'Invia il link di conferma' }));
    expect(await screen.findByText(/il nuovo indirizzo vale quando/)).toBeVisible();
    const body = { email: 'nuova@posta.example', reason: 'Riconosciuta al banco' };
    expect(sent().at(-1)).toEqual([`POST ${path}/email`, body]);
  });
});
