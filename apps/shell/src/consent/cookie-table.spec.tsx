import { createHash } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { userEvent } from '@testing-library/user-event';
import { cookies } from '@zaino/contracts/shared';
import { CART_KEY } from '@zaino/web/cart-storage';
import { ANALYTICS_KEY, CHOICES_KEY, CONSENT_VERSION } from '@zaino/web/consent-storage';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { UNSENT_KEY } from '@zaino/web/security-log-key';
import { CUSTOMER_TOKEN_KEY } from '@zaino/web/session-tokens';
import { renderToString } from 'react-dom/server';
import { ConsentDialog } from './consent-dialog';
import { CookieTable } from './cookie-table';

beforeAll(installFakeDialog);
beforeEach(() => localStorage.clear());

describe('the cookie table', () => {
  it('lists every cookie with its lifetime, in the HTML already', () => {
    const html = renderToString(<CookieTable />);
    for (const { name, lifetime } of Object.values(cookies)) {
      expect(html).toContain(name);
      expect(html).toContain(lifetime.replaceAll('"', '&quot;'));
    }
  });

  it('has the lifetimes that the specification names', () => {
    const daysOf = (purpose: string) =>
      Object.values(cookies)
        .filter((cookie) => cookie.purpose === purpose)
        .map(({ maxAgeS }) => maxAgeS / 86_400);
    expect(daysOf('analytics')).toEqual([730, 365]);
    expect(daysOf('marketing')).toEqual([90, 30]);
    expect(Math.max(...daysOf('necessary'))).toBe(30);
  });

  it('lists what is kept beside cookies', () => {
    const html = renderToString(<CookieTable />);
    const keys = [
      ANALYTICS_KEY,
      CHOICES_KEY,
      CART_KEY,
      CUSTOMER_TOKEN_KEY,
      UNSENT_KEY,
      'PushSubscription',
    ];
    for (const key of keys) expect(html).toContain(key);
  });

  it('says who is told of the pages', () => {
    document.body.innerHTML =
      '<script type="application/json" id="analytics">{"kind":"matomo","endpoint":"https://m.example/matomo.php","siteId":1}</script>';
    render(<CookieTable />);
    expect(screen.getByText(/arrivano a Matomo \(m\.example\)/)).toBeVisible();
    document.getElementById('analytics')?.remove();
  });

  it('is one step away in the dialog, with the text’s date', async () => {
    const router = createMemoryRouter([{ path: '*', Component: ConsentDialog }]);
    render(<RouterProvider router={router} />);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Gestisci le preferenze' }));
    await userEvent.click(dialog.getByText('Quali cookie e per quanto tempo'));
    expect(await dialog.findByText(cookies.firstVisit.name)).toBeInTheDocument();
    expect(dialog.getByText(/Testo del .* Non hai ancora scelto\./)).toBeInTheDocument();
  });
});

/**
 * Consent holds for the words that were agreed to. Whoever changes them, or the cookies, sets `CONSENT_VERSION` to the day
 * of the change and writes the new digest here: then everybody who had agreed is asked again.
 */
const digests: Record<string, string> = {
  '2026-11-23': 'Bft2DCwcuUBW4JXns0QSEW',
};

describe('the version of the consent', () => {
  it('belongs to the words of the dialog and to the cookies', async () => {
    const router = createMemoryRouter([{ path: '*', Component: ConsentDialog }]);
    render(<RouterProvider router={router} />);
    const dialog = screen.getByRole('dialog');
    const question = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gestisci le preferenze' }));
    const choices = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    const optional = Object.values(cookies).filter(({ purpose }) => purpose !== 'necessary');
    const words = JSON.stringify([question, choices, optional]);
    const digest = createHash('sha256').update(words).digest('base64url').slice(0, 22);
    expect({ [CONSENT_VERSION]: digest }).toEqual({ [CONSENT_VERSION]: digests[CONSENT_VERSION] });
  });
});
