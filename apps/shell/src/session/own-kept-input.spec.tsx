import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession, loseSession, openSession } from '@zaino/web/session';
import { useState } from 'react';
import { makeSession } from '../testing/account-factories';
import { followSession } from './follow-session';
import { OwnKeptInput } from './own-kept-input';

const ada = makeSession();
const teo = makeSession({ uid: 'u-2', email: 'teo@posta.example' });

/** A form with controlled fields and others, one of which is opened by a button. */
function Page() {
  const [street, setStreet] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <form aria-label="Dati">
        <input
          name="street"
          aria-label="Via"
          value={street}
          onChange={({ target }) => setStreet(target.value)}
        />
        <label>
          Note
          <textarea />
        </label>
        <input type="checkbox" name="gift" aria-label="Regalo" />
        <input type="radio" name="how" value="a" aria-label="A casa" defaultChecked />
        <input type="radio" name="how" value="b" aria-label="In libreria" />
        <input name="card" autoComplete="cc-number" aria-label="Carta" />
        <input name="secret" type="text" autoComplete="new-password" aria-label="Password" />
        {isOpen && <input name="city" aria-label="Città" />}
        <button type="button" onClick={() => setOpen(true)}>
          Altro
        </button>
      </form>
      <p>{`Via: ${street}`}</p>
    </main>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <OwnKeptInput />
          </>
        ),
        children: [
          { path: '/profile', Component: Page, handle: { isProtected: true } },
          { path: '*', element: <p>Altra pagina</p> },
        ],
      },
    ],
    { initialEntries: ['/profile?scheda=dati'] },
  );
  render(<RouterProvider router={router} />);
  followSession(router);
  return router;
}

const field = (name: string) => screen.getByLabelText(name);

async function fillIn() {
  await userEvent.type(field('Via'), 'Via dei Tigli 14');
  await userEvent.type(field('Note'), 'Citofono rotto');
  await userEvent.click(field('Regalo'));
  await userEvent.click(field('In libreria'));
  await userEvent.type(field('Carta'), '4242');
  await userEvent.type(field('Password'), 'segreta');
  await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
  await userEvent.type(field('Città'), 'Cremona');
}

const back = (router: ReturnType<typeof open>) =>
  act(() => router.navigate('/profile?scheda=dati'));

beforeEach(() => {
  sessionStorage.clear();
  act(() => openSession(ada));
});
afterEach(() => act(() => beginSession(null)));

describe('what was typed when the session ended', () => {
  it('is there again after the same person has signed in, but for passwords and cards', async () => {
    const router = open();
    await fillIn();
    act(() => loseSession({ isAdmin: false }));
    expect(screen.getByText('Altra pagina')).toBeVisible();
    expect(sessionStorage.getItem('zaino.typed')).toMatch(/Via dei Tigli/);
    expect(sessionStorage.getItem('zaino.typed')).not.toMatch(/segreta|4242/);
    act(() => openSession(ada));
    await back(router);
    expect(screen.getByText('Via: Via dei Tigli 14')).toBeVisible();
    expect(await screen.findByText(/^Quello che avevi scritto/)).toBeVisible();
    expect(field('Note')).toHaveValue('Citofono rotto');
    expect(field('Regalo')).toBeChecked();
    expect(field('In libreria')).toBeChecked();
    expect(field('Carta')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
    expect(await screen.findByDisplayValue('Cremona')).toBe(field('Città'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept also where another tab finds out that it has ended', async () => {
    const router = open();
    await fillIn();
    localStorage.removeItem('customerToken');
    const event = { key: 'customerToken', oldValue: 'ended', newValue: null };
    act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    expect(router.state.location.pathname).toBe('/auth/login');
    act(() => openSession(ada));
    await back(router);
    expect(field('Note')).toHaveValue('Citofono rotto');
  });

  it('is nobody else’s', async () => {
    const router = open();
    await fillIn();
    act(() => loseSession({ isAdmin: false }));
    act(() => openSession(teo));
    await back(router);
    expect(field('Note')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    act(() => openSession(ada));
    expect(field('Note')).toHaveValue('');
  });

  it('waits until its page is opened, and comes back once', async () => {
    const router = open();
    await fillIn();
    act(() => loseSession({ isAdmin: false }));
    act(() => openSession(ada));
    await act(() => router.navigate('/altrove'));
    await back(router);
    expect(field('Note')).toHaveValue('Citofono rotto');
    await act(() => router.navigate('/altrove'));
    await back(router);
    expect(field('Note')).toHaveValue('');
  });

  it('is forgotten by who signs out', async () => {
    open();
    await fillIn();
    act(() => loseSession({ isAdmin: false }));
    act(() => openSession(ada));
    act(() => closeSession());
    expect(sessionStorage).toHaveLength(0);
  });
});
