import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { getSession } from '@zaino/web/session';
import { makeChild, makeProfile } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession } from '../testing/open-account-page';
import { openProfile as open, press, section } from '../testing/open-profile';
import { calm, done, here, noFactors, there } from '../testing/profile-answers';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('devices', () => {
  it('ends another one by the password, and stays signed in', async () => {
    let sessions = [here, there];
    const sent = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(
      answer(authEndpoints.sessions, () => ({ sessions })),
      answer(authEndpoints.revokeSession, ({ params, body }) => {
        sent(body);
        sessions = sessions.filter(({ id }) => id !== params.id);
        return done();
      }),
    );
    const part = await section('Dispositivi collegati');
    await userEvent.click(part.getByRole('button', { name: /Firefox su Windows/ }));
    const form = within(part.getByRole('form', { name: /Firefox su Windows/ }));
    const password = form.getByLabelText('La tua password, per conferma');
    expect(password).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Esci da questo dispositivo' }));
    expect(password).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(password, 'segreta{Enter}');
    expect(await screen.findByText('Firefox su Windows non è più collegato.')).toBeVisible();
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
    expect(getSession().status).toBe('signed-in');
    expect(sent).toHaveBeenCalledWith({ password: 'segreta' });
  });

  it('stays linked where the password is wrong, and says so at the field', async () => {
    await open(answer(authEndpoints.revokeSession, () => refusal(400, 'wrong-password')));
    const part = await section('Dispositivi collegati');
    await userEvent.click(part.getByRole('button', { name: /Firefox su Windows/ }));
    const password = part.getByLabelText('La tua password, per conferma');
    await userEvent.type(password, 'sbagliata{Enter}');
    await waitFor(() => expect(password).toBeInvalid());
    expect(password).toHaveAccessibleDescription(/La password non è quella giusta/);
    await userEvent.click(part.getByRole('button', { name: 'Annulla' }));
    expect(part.getByRole('button', { name: /Firefox su Windows/ })).toHaveFocus();
    expect(part.getAllByRole('listitem')).toHaveLength(2);
  });

  it('signs out here without the password', async () => {
    const sent = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(answer(authEndpoints.revokeSession, ({ body }) => sent(body)));
    await section('Dispositivi collegati');
    await press('Esci da questo dispositivo: Chrome su Android');
    await waitFor(() => expect(getSession().status).toBe('guest'));
    expect(sent).toHaveBeenCalledWith({});
  });

  it('signs out everywhere by the password', async () => {
    const sent = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(answer(authEndpoints.revokeAllSessions, ({ body }) => sent(body)));
    const part = await section('Dispositivi collegati');
    await press('Esci da tutti i dispositivi');
    await userEvent.type(part.getByLabelText('La tua password, per conferma'), 'segreta{Enter}');
    await waitFor(() => expect(getSession().status).toBe('guest'));
    expect(sent).toHaveBeenCalledWith({ password: 'segreta' });
  });

  it('asks for no password where another provider signs people in', async () => {
    const sent = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(
      answer(authEndpoints.provider, () => ({
        kind: 'redirect' as const,
        startPath: '/x',
        name: 'SPID',
      })),
      answer(authEndpoints.revokeSession, ({ body }) => sent(body)),
    );
    const part = await section('Dispositivi collegati');
    await userEvent.click(part.getByRole('button', { name: /Firefox su Windows/ }));
    const form = within(part.getByRole('form', { name: /Firefox su Windows/ }));
    expect(form.queryByLabelText(/La tua password/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Esci da questo dispositivo' }));
    await screen.findByText('Firefox su Windows non è più collegato.');
    expect(sent).toHaveBeenCalledWith({});
  });

  it('goes on without them where they did not come', async () => {
    await open(answer(authEndpoints.sessions, () => refusal(503, 'unavailable')));
    const part = await section('Dispositivi collegati');
    expect(part.getByRole('alert')).toHaveTextContent(/momentaneamente non disponibile/);
    expect(screen.getByRole('textbox', { name: 'CAP' })).toBeVisible();
    fakeNetwork(...calm);
    await userEvent.click(part.getByRole('button', { name: 'Riprova' }));
    expect(await part.findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('data and deletion', () => {
  it('hands over all data as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('zaino-dati-2026-11-21.json');
    });
    const exported = {
      exportedAt: '2026-11-21T19:00:00.000Z',
      profile: makeProfile(),
      colleagueOf: null,
      tenant: null,
      children: [makeChild()],
      childBooks: [],
      contactPreferences: [],
      pushDevices: [],
      cart: null,
      orders: [],
      reviews: [],
      favourites: [],
      stockWaits: [],
      dataRequests: [],
      sessions: [here],
      secondFactor: noFactors,
      securityLog: [],
    };
    await open(answer(accountEndpoints.exportData, () => exported));
    await section('Copia dei tuoi dati');
    await press('Scarica i tuoi dati');
    expect(await screen.findByText(/è stato scaricato/)).toBeVisible();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(files).toHaveLength(1);
    expect(files[0]?.type).toBe('application/json');
  });

  it('deletes the account by the password, after which nobody is signed in', async () => {
    const deleted = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(answer(accountEndpoints.deleteAccount, ({ body }) => deleted(body)));
    const part = await section('Elimina l’account');
    expect(part.getByText(/dieci anni/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Elimina l’account' }));
    await userEvent.click(part.getByRole('button', { name: 'Elimina per sempre' }));
    expect(part.getByLabelText(/La tua password/)).toBeInvalid();
    await userEvent.type(part.getByLabelText(/La tua password/), 'segreta');
    await userEvent.click(part.getByRole('button', { name: 'Elimina per sempre' }));
    expect(await screen.findByRole('heading', { name: /account è stato eliminato/ })).toBeVisible();
    expect(deleted).toHaveBeenCalledWith({ password: 'segreta' });
    await waitFor(() => expect(getSession().status).toBe('guest'));
  });

  it('asks for no password where another provider signs people in', async () => {
    const deleted = jest.fn<ReturnType<typeof done>, [unknown]>(done);
    await open(
      answer(authEndpoints.provider, () => ({
        kind: 'redirect' as const,
        startPath: '/x',
        name: 'SPID',
      })),
      answer(accountEndpoints.deleteAccount, ({ body }) => deleted(body)),
    );
    const part = await section('Elimina l’account');
    await userEvent.click(part.getByRole('button', { name: 'Elimina l’account' }));
    expect(part.queryByLabelText(/La tua password/)).toBeNull();
    await userEvent.click(part.getByRole('button', { name: 'Elimina per sempre' }));
    expect(await screen.findByRole('heading', { name: /account è stato eliminato/ })).toBeVisible();
    expect(deleted).toHaveBeenCalledWith({});
  });

  it('stays where the password is wrong', async () => {
    await open(answer(accountEndpoints.deleteAccount, () => refusal(403, 'wrong-password')));
    const part = await section('Elimina l’account');
    await userEvent.click(part.getByRole('button', { name: 'Elimina l’account' }));
    await userEvent.type(part.getByLabelText(/La tua password/), 'sbagliata');
    await userEvent.click(part.getByRole('button', { name: 'Elimina per sempre' }));
    await waitFor(() => expect(part.getByLabelText(/La tua password/)).toBeInvalid());
    expect(getSession().status).toBe('signed-in');
  });
});
