import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authEndpoints, weakPasswordTexts } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openAccountPage } from '../testing/open-account-page';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a password that is chosen', () => {
  const type = async (text: string) => {
    const field = await screen.findByLabelText(/^(?:Nuova )?[Pp]assword$/);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };

  it('is refused by the service with its own words, at the field', async () => {
    const { common } = weakPasswordTexts;
    const errors = [{ path: 'password', message: common }];
    fakeNetwork(
      answer(authEndpoints.reset, () => refusal(400, 'weak-password', { detail: common, errors })),
    );
    await openAccountPage(`/auth/reset?token=${'x'.repeat(43)}`, null);
    const field = await type('juventus');
    await userEvent.type(screen.getByLabelText('Ripeti la nuova password'), 'juventus');
    await userEvent.click(screen.getByRole('button', { name: 'Salva la nuova password' }));
    expect(await screen.findByText(common)).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(common) as string);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('is refused at a registration, too', async () => {
    const { own } = weakPasswordTexts;
    const errors = [{ path: 'password', message: own }];
    fakeNetwork(
      answer(authEndpoints.provider, () => ({
        kind: 'password' as const,
        startPath: null,
        name: null,
      })),
      answer(authEndpoints.register, () => refusal(400, 'weak-password', { detail: own, errors })),
    );
    await openAccountPage('/auth/register', null);
    await userEvent.type(await screen.findByLabelText('Nome e cognome'), 'Ottavia Neri');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ottavia@posta.example');
    const field = await type('ottavianeri');
    await userEvent.type(screen.getByLabelText('Conferma password'), 'ottavianeri');
    await userEvent.click(screen.getByRole('button', { name: 'Registrati' }));
    await screen.findAllByText(own);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });
});
