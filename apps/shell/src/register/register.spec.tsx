import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { authEndpoints } from '@zaino/contracts/identity';
import { getSession } from '@zaino/web/session';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openAccountPage } from '../testing/open-account-page';

const ada = makeSession();
const made = () => ({ ...ada, tenant: null });
const passwords = answer(authEndpoints.provider, () => ({
  kind: 'password' as const,
  startPath: null,
  name: null,
}));
type RegisterHandler = Parameters<typeof answer<typeof authEndpoints.register>>[1];
type DomainHandler = Parameters<typeof answer<typeof bookshopsEndpoints.domainAvailability>>[1];
const free = () => ({ isAvailable: true, reason: null });
const network = (register: RegisterHandler = made, domain: DomainHandler = free) =>
  fakeNetwork(
    passwords,
    answer(authEndpoints.register, register),
    answer(bookshopsEndpoints.domainAvailability, domain),
  );

const tab = (name: string) => screen.findByRole('tab', { name });
const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Registrati' }));

const typed = {
  'Nome e cognome': 'Ada Maria Bonetti',
  'E-mail': 'ada@posta.example',
  'Nome della libreria': 'Libreria Portici',
  'Dominio della libreria': 'portici',
  Password: 'segreta',
  'Conferma password': 'segreta',
};

/** As a bookshop, whose form has all fields. */
async function fill(changes: Partial<typeof typed> = {}) {
  await userEvent.click(await tab('Libreria'));
  for (const [name, text] of Object.entries({ ...typed, ...changes })) {
    const found = screen.queryByLabelText(name);
    if (!found || text === '') continue;
    await userEvent.click(found);
    await userEvent.paste(text);
  }
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  forgetSession();
});

describe('/auth/register', () => {
  it.each([
    ['/auth/register', 'Famiglia'],
    ['/auth/register?da=%2Fprofile', 'Famiglia'],
    ['/auth/register?da=%2Fcart', 'Famiglia'],
    ['/auth/register?da=%2Fscuola%2FX%3Fclasse%3D2', 'Famiglia'],
    ['/auth/register?da=%2Ffor-libraries', 'Libreria'],
    ['/auth/register?da=%2Flibrerie%3Fcitta%3DCremona', 'Libreria'],
    ['/auth/register?da=%2Flibrerie-antiche', 'Famiglia'],
    ['/auth/register?da=https%3A%2F%2Fevil.example%2Ffor-libraries', 'Famiglia'],
  ])('opens %s with %s', async (address, name) => {
    network();
    await openAccountPage(address, null);
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByLabelText('Dominio della libreria') === null).toBe(name === 'Famiglia');
  });

  it('makes a bookshop, and leads on', async () => {
    const asked = jest.fn<ReturnType<typeof made>, [unknown]>(made);
    network(({ body }) => asked(body));
    const { address } = await openAccountPage('/auth/register?da=%2Fprofile', null);
    await fill();
    await send();
    await waitFor(() => expect(getSession().user).toEqual(ada.user));
    expect(asked.mock.calls).toEqual([
      [
        {
          email: 'ada@posta.example',
          password: 'segreta',
          profile: {
            name: 'Ada Maria Bonetti',
            bookshopName: 'Libreria Portici',
            domain: 'portici',
          },
        },
      ],
    ]);
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('leads a new bookshop from the page that won it to its first steps', async () => {
    network(() => ({ ...makeSession({ role: 'bookshop' }), tenant: null }));
    const { address } = await openAccountPage('/auth/register?da=%2Ffor-libraries', null);
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('makes a family, which has no domain even where one was typed', async () => {
    const asked = jest.fn<ReturnType<typeof made>, [unknown]>(made);
    network(({ body }) => asked(body));
    const { address } = await openAccountPage('/auth/register', null);
    await fill();
    await userEvent.click(await tab('Famiglia'));
    await send();
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked.mock.calls[0]?.[0]).toHaveProperty('profile', { name: 'Ada Maria Bonetti' });
  });

  it('keeps what was typed from one tab to the other and back', async () => {
    network();
    await openAccountPage('/auth/register', null);
    await fill();
    await userEvent.click(await tab('Famiglia'));
    expect(screen.queryByLabelText('Dominio della libreria')).toBeNull();
    await userEvent.click(await tab('Libreria'));
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
  });

  it('shows the bookshop’s address while it is typed', async () => {
    network();
    await openAccountPage('/auth/register', null);
    await userEvent.click(await tab('Libreria'));
    const domain = field('Dominio della libreria');
    expect(domain).toHaveAccessibleDescription('La tua libreria sarà su tuodominio.zaino.it');
    await userEvent.type(domain, ' Portici');
    expect(domain).toHaveAccessibleDescription('La tua libreria sarà su portici.zaino.it');
  });

  it('says whether a domain is to be had, asking once the typing pauses', async () => {
    const asked = jest.fn<ReturnType<DomainHandler>, [string]>();
    asked.mockReturnValue({ isAvailable: false, reason: 'Questo dominio è riservato' });
    network(made, ({ params }) => asked(params.domain));
    await openAccountPage('/auth/register', null);
    await userEvent.click(await tab('Libreria'));
    const domain = field('Dominio della libreria');
    await userEvent.type(domain, 'Admin');
    await waitFor(() => expect(domain).toBeInvalid());
    expect(domain).toHaveAccessibleDescription(/Questo dominio è riservato$/);
    asked.mockReturnValue(free());
    await userEvent.type(domain, '2');
    expect(domain).toBeValid();
    expect(await screen.findByText('Dominio disponibile')).toBeVisible();
    expect(asked.mock.calls).toEqual([['admin'], ['admin2']]);
  });

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
    network(asked);
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
    network(refuse);
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
    network(made, () => taken);
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
    network(made);
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
    network(() => refusal(409, 'email-taken', { detail: 'Email già registrata' }));
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

  it('keeps what was typed where the service is away, and tries again', async () => {
    const answers = [() => refusal(503, 'unavailable'), made];
    network(() => answers.shift()?.() ?? made());
    const { address } = await openAccountPage('/auth/register?da=%2Fprofile', null);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore durante la registrazione');
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('says what becomes of one’s data, and leads to the sign-in with the page of origin', async () => {
    network();
    await openAccountPage('/auth/register?da=%2Fcart', null);
    await tab('Famiglia');
    expect(screen.getByRole('link', { name: 'informativa sulla privacy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
      'href',
      '/auth/login?da=%2Fcart',
    );
  });

  it('is made for password managers', async () => {
    network();
    await openAccountPage('/auth/register', null);
    await tab('Famiglia');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
    expect(field('Nome e cognome')).toHaveAttribute('autocomplete', 'name');
    for (const name of ['Password', 'Conferma password']) {
      expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    }
  });
});
