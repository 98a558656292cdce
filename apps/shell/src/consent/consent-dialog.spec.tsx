import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installFakeDialog, pressEscape } from '@zaino/ui/fake-dialog';
import { reopenConsent } from '@zaino/web/consent';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { ConsentDialog } from './consent-dialog';

beforeAll(installFakeDialog);
beforeEach(() => localStorage.clear());

function open(path = '/') {
  const router = createMemoryRouter([{ path: '*', Component: ConsentDialog }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
}

const dialog = () => screen.getByRole('dialog');
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('zaino.consent') ?? '{}') as object;

describe('ConsentDialog', () => {
  it('blocks the page on a first visit until it is answered', () => {
    open();
    act(() => pressEscape(dialog()));
    expect(dialog()).toHaveAttribute('open');
    expect(within(dialog()).queryByRole('button', { name: 'Chiudi' })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Accetta tutto', 'true', { analytics: true, marketing: true, social: true }],
    ['Rifiuta tutto', 'false', { analytics: false, marketing: false, social: false }],
  ])('%s takes one step', async (button, analytics, choices) => {
    open();
    await press(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('analytics-consent')).toBe(analytics);
    expect(stored()).toMatchObject(choices);
  });

  it('has a toggle for each purpose, all off at first, the necessary ones fixed', async () => {
    open();
    await press('Gestisci le preferenze');
    const necessary = screen.getByRole('checkbox', { name: /Necessari/ });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    for (const purpose of [/Statistiche/, /Marketing/, /Social/])
      expect(screen.getByRole('checkbox', { name: purpose })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Statistiche/ }));
    await press('Salva preferenze');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toMatchObject({ analytics: true, marketing: false, social: false });
  });

  it('does not ask who has answered', () => {
    localStorage.setItem('analytics-consent', 'false');
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the choices again on demand, and can then be closed without a change', async () => {
    localStorage.setItem('analytics-consent', 'true');
    open();
    act(() => reopenConsent());
    expect(screen.getByRole('checkbox', { name: /Statistiche/ })).toBeChecked();
    await press('Chiudi');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('analytics-consent')).toBe('true');
  });

  it('lets the cookie policy be read before the choice', () => {
    open('/cookie-policy');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
