import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints, weakPasswordTexts } from '@zaino/contracts/identity';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { refusal } from '@zaino/web/fake-network';
import { getAdminToken, setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../testing/open-admin-area';

const NEW_PASSWORD = 'tutta un’altra password';
const { verify, changePassword } = adminEndpoints;
const endpoints = { verify, changePassword };
const button = () => screen.getByRole('button', { name: 'Salva la nuova password' });

async function open(change?: FakeHandlers<typeof endpoints>['changePassword']) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    ...(change && { changePassword: change }),
  });
  const { address } = openAdminArea('/admin/password');
  await screen.findByRole('heading', { level: 1, name: 'Cambia password' });
  const calls = () =>
    asked.mock.calls
      .filter(([input]) => (input as string).endsWith(changePassword.path))
      .map(([, init]) => JSON.parse(init?.body as string) as unknown);
  return { address, calls };
}

async function fillIn(current = 'quella di prima', chosen = NEW_PASSWORD, repeated = chosen) {
  const type = async (label: string, text: string) => {
    if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
  };
  await type('Password attuale', current);
  await type('Nuova password', chosen);
  await type('Ripeti la nuova password', repeated);
}

afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the admins’ change of password', () => {
  it('goes on with the token that comes back', async () => {
    const token = newToken();
    const { calls, address } = await open(() => ({ token, user: ADMIN }));
    await fillIn();
    expect(screen.getByText(/Lunghezza e varietà/)).toHaveTextContent('Molto buona');
    await userEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Password cambiata' })).toHaveFocus(),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/gli altri sono stati scollegati/);
    expect(screen.queryByLabelText('Password attuale')).toBeNull();
    expect(getAdminToken()).toBe(token);
    expect(calls()).toEqual([{ currentPassword: 'quella di prima', password: NEW_PASSWORD }]);
    expect(address()).toBe('/admin/password');
  });

  it.each([
    {
      what: 'nothing',
      typed: ['', '', ''] as const,
      label: 'Password attuale',
      words: 'Scrivi la password che usi ora',
    },
    {
      what: 'no new one',
      typed: ['prima', '', ''] as const,
      label: 'Nuova password',
      words: 'Scrivi la nuova password',
    },
    {
      what: 'two that differ',
      typed: ['prima', NEW_PASSWORD, 'un’altra ancora'] as const,
      label: 'Ripeti la nuova password',
      words: 'Le password non coincidono',
    },
  ])('is not sent with $what', async ({ typed, label, words }) => {
    const { calls } = await open();
    await fillIn(...typed);
    await userEvent.click(button());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(words) as string,
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(calls()).toEqual([]);
  });

  it.each([
    {
      what: 'a wrong password',
      found: { code: 'wrong-password', path: 'currentPassword', message: 'Non è corretta' },
      label: 'Password attuale',
      words: 'La password attuale non è quella giusta',
    },
    {
      what: 'one too short for an admin',
      found: { code: 'invalid-input', path: 'password', message: 'Almeno 12 caratteri' },
      label: 'Nuova password',
      words: 'Almeno 12 caratteri',
    },
    {
      what: 'a weak one',
      found: { code: 'weak-password', path: 'password', message: weakPasswordTexts.common },
      label: 'Nuova password',
      words: weakPasswordTexts.common,
    },
  ])('says of $what at its field, and keeps what was typed', async ({ found, label, words }) => {
    const { code, path, message } = found;
    const { calls } = await open(() => refusal(400, code, { errors: [{ path, message }] }));
    const before = getAdminToken();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(words) as string,
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('Ripeti la nuova password')).toHaveValue(NEW_PASSWORD);
    expect(getAdminToken()).toBe(before);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    [
      'Troppe richieste in poco tempo',
      () => refusal(429, 'account-locked', { detail: 'Account bloccato' }),
    ],
    ['Servizio momentaneamente non disponibile', serviceDown],
  ])('says in a sentence: %s', async (words, change) => {
    await open(change);
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Nuova password')).toHaveValue(NEW_PASSWORD);
  });

  it('is sent once, with its fields and its button disabled meanwhile', async () => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const { calls } = await open(() => held.then(() => ({ token: newToken(), user: ADMIN })));
    await fillIn();
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    expect(screen.getByLabelText('Nuova password')).toBeDisabled();
    expect(screen.getByRole('form', { name: 'Cambia password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(button());
    go();
    await screen.findByRole('heading', { name: 'Password cambiata' });
    expect(calls()).toHaveLength(1);
  });
});
