import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal } from '@zaino/web/fake-network';
import { getSession } from '@zaino/web/session';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import {
  field,
  fill,
  made,
  registrationNetwork,
  send,
  tab,
  type typed,
} from '../testing/registration';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

describe('what is wrong in a registration', () => {
  it.each<[string, Partial<typeof typed>, [string, string]]>([
    ['no name', { 'Nome e cognome': '' }, ['Nome e cognome', 'Scrivi il tuo nome']],
    ['no e-mail', { 'E-mail': '' }, ['E-mail', 'Scrivi un indirizzo e-mail valido']],
    ['half an e-mail', { 'E-mail': 'ada@posta' }, ['E-mail', 'Scrivi un indirizzo e-mail valido']],
    [
      'no name of the bookshop',
      { 'Nome della libreria': '' },
      ['Nome della libreria', 'Scrivi il nome della libreria'],
    ],
    [
      'no domain',
      { 'Dominio della libreria': '' },
      ['Dominio della libreria', 'Scrivi il dominio della libreria'],
    ],
    [
      'a short password',
      { Password: 'segre', 'Conferma password': 'segre' },
      ['Password', 'La password deve essere di almeno 6 caratteri'],
    ],
    [
      'two passwords',
      { 'Conferma password': 'segreto' },
      ['Conferma password', 'Le password non coincidono'],
    ],
  ])('refuses %s', async (_what, changes, [name, words]) => {
    const asked = jest.fn(made);
    registrationNetwork(asked);
    await openAccountPage('/auth/register', null);
    await fill(changes);
    await send();
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${words}$`));
    expect(field(name)).toHaveFocus();
    expect(within(screen.getByRole('alert')).getByText(words)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each<[string, () => Response, [string, string]]>([
    [
      'an e-mail that has an account',
      () => refusal(409, 'email-taken', { detail: 'Email già registrata' }),
      ['E-mail', 'Email già registrata'],
    ],
    [
      'a domain that is taken',
      () =>
        refusal(409, 'domain-taken', {
          detail: 'Questo dominio è già occupato',
          errors: [{ path: 'profile.domain', message: 'Questo dominio è già occupato' }],
        }),
      ['Dominio della libreria', 'Questo dominio è già occupato'],
    ],
    [
      'what the service finds wrong with a field',
      () =>
        refusal(400, 'invalid-input', {
          errors: [{ path: 'profile.name', message: 'Il nome è troppo lungo' }],
        }),
      ['Nome e cognome', 'Il nome è troppo lungo'],
    ],
  ])('says at its field: %s', async (_what, refuse, [name, words]) => {
    registrationNetwork(refuse);
    await openAccountPage('/auth/register', null);
    await fill();
    await send();
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`${words}$`));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(getSession().status).toBe('guest');
  });

  it('says an error no longer once its field is mended, and hides no other by it', async () => {
    const taken = { isAvailable: false, reason: 'Questo dominio è già occupato' };
    registrationNetwork(made, () => taken);
    await openAccountPage('/auth/register', null);
    await fill({ 'E-mail': 'ada@posta', 'Dominio della libreria': '', 'Conferma password': '' });
    await send();
    const domain = field('Dominio della libreria');
    expect(domain).toHaveAccessibleDescription(/Scrivi il dominio della libreria$/);
    await userEvent.type(domain, 'portici');
    expect(domain).toBeValid();
    expect(domain).toHaveFocus();
    await waitFor(() => expect(domain).toHaveAccessibleDescription(/già occupato$/));
    await userEvent.type(field('E-mail'), '.e');
    expect(field('E-mail')).toHaveAccessibleDescription('Scrivi un indirizzo e-mail valido');
    await userEvent.type(field('E-mail'), 'xample');
    expect(field('E-mail')).toBeValid();
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(field('Conferma password'), 'segreta');
    expect(screen.queryByText('Controlla quello che hai scritto')).toBeNull();
  });

  it('names all that is wrong in the order of the fields', async () => {
    registrationNetwork(made);
    await openAccountPage('/auth/register', null);
    await tab('Famiglia');
    await send();
    const named = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Scrivi il tuo nome',
      'Scrivi un indirizzo e-mail valido',
      'La password deve essere di almeno 6 caratteri',
    ]);
  });

  it('says what a service refused no longer once that has changed', async () => {
    registrationNetwork(() => refusal(409, 'email-taken', { detail: 'Email già registrata' }));
    await openAccountPage('/auth/register', null);
    await fill();
    await send();
    await waitFor(() => expect(field('E-mail')).toBeInvalid());
    await userEvent.type(field('Nome e cognome'), ' Rossi');
    expect(field('E-mail')).toBeInvalid();
    await userEvent.type(field('E-mail'), '.it');
    expect(field('E-mail')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
