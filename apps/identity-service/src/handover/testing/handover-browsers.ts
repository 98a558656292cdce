import { authEndpoints, handoverEndpoints } from '@zaino/contracts/identity';
import { PASSWORD } from '../../testing/accounts';
import type { TestBrowser } from '../../testing/test-browser';
import { PUBLIC_URL, type TestService } from '../../testing/test-service';

/** Origin of a bookshop's address. */
export const AURORA = 'http://aurora.localhost:4200';

/** Two bookshops' addresses are open, as their service says. */
export function openFronts({ bookshops }: Pick<TestService, 'bookshops'>): void {
  bookshops.isAway = false;
  bookshops.openFront('aurora', AURORA);
  bookshops.openFront('verdi', 'http://verdi.localhost:4200');
}

/** Goes where an answer has led; gives where it leads next. */
export async function follow(browser: TestBrowser, address: string): Promise<string> {
  const { pathname, search } = new URL(address, PUBLIC_URL);
  const { status, headers } = await browser.send(pathname + search);
  expect(status).toBe(302);
  expect(headers.get('cache-control')).toBe('no-store');
  return headers.get('location') ?? '';
}

/** Asks at a bookshop's address for the session of the main site; gives where that is answered. */
export const beginAtFront = (front: TestBrowser, da = '/cart?a=1') =>
  follow(front, `${handoverEndpoints.begin.path}?${new URLSearchParams({ da }).toString()}`);

/** All three steps from the main site to a bookshop's address; gives where the browser ends. */
export const handOverToFront = async (main: TestBrowser, front: TestBrowser, da?: string) =>
  follow(front, await follow(main, await beginAtFront(front, da)));

export type HandoverBrowsers = ReturnType<typeof handoverBrowsers>;

/** Browsers on the main site and at bookshops' addresses. */
export function handoverBrowsers({ browser }: Pick<TestService, 'browser'>) {
  /** One browser's cookies at an address: hosts share none. */
  const at = (host: string) => browser({ 'x-forwarded-host': host });
  const atAurora = () => at('aurora.localhost:4200');
  const atMain = () => at('localhost:4200');
  const signedIn = async (front: TestBrowser, email: string, remember: boolean) => {
    await front.ask(authEndpoints.login, { body: { email, password: PASSWORD, remember } });
    return front;
  };
  return {
    at,
    atAurora,
    atMain,
    signedInAtAurora: (email: string) => signedIn(atAurora(), email, true),
    signedInAtMain: (email: string, remember = false) => signedIn(atMain(), email, remember),
  };
}
