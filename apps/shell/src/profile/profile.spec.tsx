import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { servePage } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { makeProfile } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openProfile as open, press, section } from '../testing/open-profile';
import { calm, done, session } from '../testing/profile-answers';
import { accountPages, forgetSession } from '../testing/open-account-page';

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

it('sends guests to the sign-in and back', async () => {
  fakeNetwork(...calm);
  beginSession(null);
  const { address } = await servePage(accountPages(null), '/profile');
  expect(address).toBe('/auth/login?da=%2Fprofile');
});

describe('personal data', () => {
  it('saves every field, and says so', async () => {
    const saved = jest.fn((changes: object) => makeProfile(changes));
    await open(answer(accountEndpoints.updateProfile, ({ body }) => saved(body)));
    const fields = { Nome: 'Adele', Telefono: '+39 0372 000111', CAP: '26013', Città: 'Crema' };
    await screen.findByRole('heading', { level: 1, name: 'Profilo' });
    for (const [label, text] of Object.entries(fields)) {
      const field = screen.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await press('Salva i dati');
    expect(await screen.findByText('I tuoi dati sono salvati.')).toBeVisible();
    expect(saved).toHaveBeenCalledWith({
      displayName: 'Ada Bonetti',
      firstName: 'Adele',
      lastName: 'Bonetti',
      phone: '+39 0372 000111',
      address: 'Via dei Tigli 14',
      postalCode: '26013',
      city: 'Crema',
      province: 'Cremona',
    });
  });

  it('shows the service’s words at the field, and keeps all that was typed', async () => {
    await open(answer(accountEndpoints.updateProfile, () => makeProfile()));
    const code = await screen.findByRole('textbox', { name: 'CAP' });
    await userEvent.clear(code);
    await userEvent.type(code, '260');
    await press('Salva i dati');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Il CAP ha cinque cifre'));
    expect(code).toHaveFocus();
    expect(code).toHaveValue('260');
  });

  it('keeps all that was typed where the service is away', async () => {
    await open();
    const city = await screen.findByRole('textbox', { name: 'Città' });
    await userEvent.type(city, ' Nuova');
    await press('Salva i dati');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Quello che hai scritto è ancora qui/,
    );
    expect(city).toHaveValue('Cremona Nuova');
    expect(screen.getByRole('button', { name: 'Salva i dati' })).toBeEnabled();
  });

  it('says where a name is missing, without a call', async () => {
    await open();
    const name = await screen.findByRole('textbox', { name: 'Come ti chiamiamo' });
    await userEvent.clear(name);
    await press('Salva i dati');
    expect(name).toBeInvalid();
  });
});

describe('e-mail', () => {
  const change = async (email: string, password: string) => {
    const part = await section('E-mail');
    await userEvent.click(part.getByRole('button', { name: 'Cambia e-mail' }));
    expect(part.getByLabelText('Nuovo indirizzo')).toHaveFocus();
    await userEvent.type(part.getByLabelText('Nuovo indirizzo'), email);
    await userEvent.type(part.getByLabelText('La tua password'), password);
    await userEvent.click(part.getByRole('button', { name: 'Mandami il link' }));
    return part;
  };

  it('sends the verification once more', async () => {
    const sent = jest.fn(done);
    await open(
      answer(accountEndpoints.profile, () => makeProfile({ isEmailVerified: false })),
      answer(authEndpoints.requestVerification, sent),
    );
    const part = await section('E-mail');
    expect(part.getByText('Da confermare')).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Invia di nuovo' }));
    expect(await part.findByText(/Ti abbiamo scritto/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('changes once the new address is verified, and tells so until then', async () => {
    let pendingEmail: string | null = null;
    await open(
      answer(accountEndpoints.profile, () => makeProfile({ pendingEmail })),
      answer(accountEndpoints.changeEmail, ({ body }) => {
        expect(body).toEqual({ email: 'nuova@posta.example', password: 'segreta' });
        pendingEmail = body.email;
        return done();
      }),
    );
    const part = await change('nuova@posta.example', 'segreta');
    expect(await part.findByText(/In attesa di conferma: nuova@posta.example/)).toBeVisible();
    expect(part.getByText('Confermata')).toBeVisible();
    expect(part.getByRole('button', { name: 'Cambia e-mail' })).toBeVisible();
  });

  it('says at the password that it is wrong', async () => {
    await open(answer(accountEndpoints.changeEmail, () => refusal(403, 'wrong-password')));
    const part = await change('nuova@posta.example', 'sbagliata');
    const field = part.getByLabelText('La tua password');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(part.getByLabelText('Nuovo indirizzo')).toHaveValue('nuova@posta.example');
  });
});

describe('password', () => {
  const change = async () => {
    const part = await section('Password');
    await userEvent.click(part.getByRole('button', { name: 'Cambia password' }));
    await userEvent.type(part.getByLabelText('Password attuale'), 'di prima');
    await userEvent.type(part.getByLabelText('Nuova password'), 'nuova-segreta');
    await userEvent.type(part.getByLabelText('Ripeti la nuova password'), 'nuova-segreta');
    await userEvent.click(part.getByRole('button', { name: 'Salva la nuova password' }));
    return part;
  };

  it('goes on with the session that the change gives', async () => {
    const next = { ...session, csrfToken: 'csrf-2', customerToken: 'customer-2' };
    const seen: (string | null)[] = [];
    await open(
      answer(accountEndpoints.changePassword, () => next),
      answer(accountEndpoints.exportData, ({ headers }) => {
        seen.push(headers.get('x-customer-token'));
        return refusal(503, 'unavailable');
      }),
    );
    await change();
    expect(await screen.findByText(/Password cambiata/)).toBeVisible();
    await press('Scarica i tuoi dati');
    await waitFor(() => expect(seen).toEqual(['customer-2']));
  });

  it('says at the field that the present one is wrong', async () => {
    await open(answer(accountEndpoints.changePassword, () => refusal(403, 'wrong-password')));
    const part = await change();
    await waitFor(() => expect(part.getByLabelText('Password attuale')).toBeInvalid());
  });

  it('is not ours where another provider signs people in', async () => {
    await open(
      answer(authEndpoints.provider, () => ({
        kind: 'redirect' as const,
        startPath: '/x',
        name: 'SPID',
      })),
    );
    expect((await section('Password')).getByText(/si cambia da SPID/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambia password' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cambia e-mail' })).not.toBeInTheDocument();
  });
});

describe('a service that is away', () => {
  it('takes nothing that was typed when the page is loaded again', async () => {
    let isAway = false;
    await open(
      answer(accountEndpoints.profile, () =>
        isAway ? refusal(503, 'unavailable') : makeProfile(),
      ),
      answer(authEndpoints.revokeSession, done),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Telefono' }), '0372 1');
    isAway = true;
    await press('Esci da questo dispositivo: Firefox su Windows');
    await userEvent.type(screen.getByLabelText('La tua password, per conferma'), 'segreta{Enter}');
    expect(await screen.findByText('Firefox su Windows non è più collegato.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Telefono' })).toHaveValue('0372 1');
  });

  it('costs the page where it is the profile itself, until it is back', async () => {
    await open(answer(accountEndpoints.profile, () => refusal(503, 'unavailable')));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Il tuo profilo non si è caricato',
    );
    fakeNetwork(...calm);
    await press('Riprova');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  });
});
