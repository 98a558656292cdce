import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getSession } from '@zaino/web/session';
import { refusal } from '@zaino/web/fake-network';
import { makeSession } from '../testing/account-factories';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import {
  ada,
  type DomainHandler,
  field,
  fill,
  free,
  made,
  registrationNetwork,
  send,
  tab,
  typed,
} from '../testing/registration';

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
    registrationNetwork();
    await openAccountPage(address, null);
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByLabelText('Dominio della libreria') === null).toBe(name === 'Famiglia');
  });

  it('makes a bookshop, and leads on', async () => {
    const asked = jest.fn<ReturnType<typeof made>, [unknown]>(made);
    registrationNetwork(({ body }) => asked(body));
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
    registrationNetwork(() => ({ ...makeSession({ role: 'bookshop' }), tenant: null }));
    const { address } = await openAccountPage('/auth/register?da=%2Ffor-libraries', null);
    await fill();
    await send();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('makes a family, which has no domain even where one was typed', async () => {
    const asked = jest.fn<ReturnType<typeof made>, [unknown]>(made);
    registrationNetwork(({ body }) => asked(body));
    const { address } = await openAccountPage('/auth/register', null);
    await fill();
    await userEvent.click(await tab('Famiglia'));
    await send();
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked.mock.calls[0]?.[0]).toHaveProperty('profile', { name: 'Ada Maria Bonetti' });
  });

  it('keeps what was typed from one tab to the other and back', async () => {
    registrationNetwork();
    await openAccountPage('/auth/register', null);
    await fill();
    await userEvent.click(await tab('Famiglia'));
    expect(screen.queryByLabelText('Dominio della libreria')).toBeNull();
    await userEvent.click(await tab('Libreria'));
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
  });

  it('shows the bookshop’s address while it is typed', async () => {
    registrationNetwork();
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
    registrationNetwork(made, ({ params }) => asked(params.domain));
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

  it('keeps what was typed where the service is away, and tries again', async () => {
    const answers = [() => refusal(503, 'unavailable'), made];
    registrationNetwork(() => answers.shift()?.() ?? made());
    const { address } = await openAccountPage('/auth/register?da=%2Fprofile', null);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore durante la registrazione');
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('says what becomes of one’s data, and leads to the sign-in with the page of origin', async () => {
    registrationNetwork();
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
    registrationNetwork();
    await openAccountPage('/auth/register', null);
    await tab('Famiglia');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
    expect(field('Nome e cognome')).toHaveAttribute('autocomplete', 'name');
    for (const name of ['Password', 'Conferma password']) {
      expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    }
  });
});
