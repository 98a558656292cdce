import { expectSignedIn, register, signIn } from '@zaino/browser-testing/account';
import { expect, holdBackShell, test } from '@zaino/browser-testing/shop';
import { inShortForm } from '@zaino/browser-testing/short-form';

const first = inShortForm('//evil.example/');

test.describe('the page of origin', () => {
  for (const wanted of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    'data:text/html,x',
  ]) {
    test(`never leads elsewhere: ${wanted}${first(wanted)}`, async ({ page, request, baseURL }) => {
      const person = await register(request);
      const query = new URLSearchParams({ da: wanted }).toString();
      await page.goto(`/auth/login?${query}`);
      await signIn(page, person);
      await expectSignedIn(page, person);
      await expect(page).toHaveURL(`${baseURL}/`);

      // Who is signed in already is led on by the server.
      const answer = await page.request.get(`/auth/login?${query}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([302, '/']);
    });
  }
});

test('a page knows from its first paint who it is for, and asks nobody again @phone @short', async ({
  page,
  problems,
}) => {
  const person = await register(page.request);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What other devices have put into the cart, and whether this one shows pushes, is no business of the page.
    const isLater = ['/api/cart', '/api/profile/push'].includes(pathname);
    if (pathname.startsWith('/api/') && !isLater) calls.push(pathname);
  });
  // Once a day the cookies begin their time anew, once the page is alive; a visit that ends before has the next one ask.
  const renewed = page.waitForResponse('**/api/auth/renewal');
  for (const address of ['/', '/profile', '/dashboard']) {
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    const letShellThrough = await holdBackShell(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByText(person.email)).toHaveCount(1);
    await expect(page.getByRole('banner').getByText('Registrati')).toHaveCount(0);
    letShellThrough();
    await expectSignedIn(page, person);
    await renewed;
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual(['/api/auth/renewal']);
  expect(problems).toEqual([]);
});

test('nobody’s page is anybody else’s @short', async ({ request, playwright, baseURL }) => {
  const person = await register(request);
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  for (const url of ['/', '/search', '/cart']) {
    const [mine, theirs] = [await request.get(url), await guest.get(url)];
    expect(await mine.text()).toContain(person.email);
    expect(mine.headers()['cache-control']).toBe('private, no-store');
    expect(await theirs.text()).not.toContain(person.email);
  }
  const led = await guest.get('/profile', { maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([302, '/auth/login?da=%2Fprofile']);
  expect(led.headers()['cache-control']).toBe('private, no-store');
  await guest.dispose();
});
