import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installFakeDialog, pressEscape } from '@zaino/ui/fake-dialog';
import { reopenConsent } from '@zaino/web/consent';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { renderToString } from 'react-dom/server';
import { ConsentDialog } from './consent-dialog';

beforeAll(installFakeDialog);
beforeEach(() => localStorage.clear());

function routerAt(path: string) {
  return createMemoryRouter([{ path: '*', Component: ConsentDialog }], { initialEntries: [path] });
}

function open(path = '/') {
  render(<RouterProvider router={routerAt(path)} />);
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

  it('stands in the page before its code runs, as the only thing that can be seen early', () => {
    const page = renderToString(<RouterProvider router={routerAt('/')} />);
    expect(page).toContain('Rifiuta tutto');
    expect(renderToString(<RouterProvider router={routerAt('/cookie-policy')} />)).not.toContain(
      'Rifiuta tutto',
    );
  });

  it('decides by itself what is seen as soon as it has looked for an answer', () => {
    document.documentElement.dataset.consent = 'unset';
    open();
    expect(dialog()).toHaveAttribute('open');
    expect(document.documentElement).not.toHaveAttribute('data-consent');
  });

  it.each([
    ['reject', 'false'],
    ['accept', 'true'],
  ])('takes an answer (%s) that was pressed before its code came', (pressed, analytics) => {
    document.documentElement.dataset.consentPressed = pressed;
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('analytics-consent')).toBe(analytics);
    expect(document.documentElement).not.toHaveAttribute('data-consent-pressed');
  });

  it('opens the preferences when they were asked for before its code came', () => {
    document.documentElement.dataset.consentPressed = 'choose';
    open();
    expect(screen.getByRole('button', { name: 'Salva preferenze' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
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
