import { screen, waitFor } from '@testing-library/react';
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
  it('ends another one and stays signed in', async () => {
    let sessions = [here, there];
    await open(
      answer(authEndpoints.sessions, () => ({ sessions })),
      answer(authEndpoints.revokeSession, ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id);
        return done();
      }),
    );
    const part = await section('Dispositivi collegati');
    await userEvent.click(part.getByRole('button', { name: /Firefox su Windows/ }));
    expect(await screen.findByText('Firefox su Windows non è più collegato.')).toBeVisible();
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
    expect(getSession().status).toBe('signed-in');
  });

  it.each([
    ['Esci da questo dispositivo: Chrome su Android', authEndpoints.revokeSession],
    ['Esci da tutti i dispositivi', authEndpoints.revokeAllSessions],
  ])('signs out here by “%s”', async (name, endpoint) => {
    await open(answer(endpoint, done));
    await section('Dispositivi collegati');
    await press(name);
    await waitFor(() => expect(getSession().status).toBe('guest'));
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
      tenant: null,
      children: [makeChild()],
      cart: null,
      orders: [],
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
