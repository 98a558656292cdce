import { expectSignedIn, newPerson } from '@zaino/browser-testing/account';
import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import { writeArticle } from './blog-calls';
import { expectPage, test } from './reader';

/** A gateway of this file's own that challenges everything from an address's second call on. */
let gateway: Running;

test.beforeAll(async () => {
  const port = await keptPort();
  const env = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  const own = { PUBLIC_URL: `http://127.0.0.1:${port}`, CHALLENGE_FACTOR: '0.000001' };
  gateway = await start('gateway', { ...env, ...own }, port);
});
test.afterAll(() => gateway.stop());

/** What the browser itself says of a call that was refused at first. */
const refusedOnce = expect.stringContaining('429') as unknown;

test('who likes an article beyond the threshold is challenged and notices nothing @phone @short', async ({
  page,
  problems,
}) => {
  const { slug, title } = await writeArticle(page.request);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const answers: number[] = [];
  page.on('response', (response) => {
    if (/likeBlogArticle/.test(response.url())) answers.push(response.status());
  });
  await page.goto(`${gateway.url}/blog/${slug}`);
  await hydrated(page);
  await expectPage(page, title);

  const margin = page.getByRole('complementary', { name: 'Informazioni sull’articolo' });
  await margin.getByRole('button', { name: 'Mi piace, 0' }).click();
  await expect.poll(() => answers).toEqual([200]);
  await margin.getByRole('button', { name: 'Mi piace, 1' }).click();
  await expect.poll(() => answers).toEqual([200, 429, 200]);
  await expect(margin.getByRole('button', { name: 'Mi piace, 0' })).toBeVisible();
  expect(workers).toEqual([expect.stringMatching(/\/releases\/shell\/.*puzzle-worker\.\w+\.js$/)]);
  expect(problems).toEqual([refusedOnce]);
});

test('who signs up beyond the threshold is challenged, also where the browser starts no worker', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const signUp = async () => {
    const person = newPerson();
    await page.goto(`${gateway.url}/auth/register`);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Famiglia' }).click();
    await page.getByLabel('Nome e cognome').fill(person.name);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Conferma password').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
    await expect(page).toHaveURL(`${gateway.url}/`);
    await expectSignedIn(page, person);
  };
  await signUp();
  expect(problems).not.toContainEqual(refusedOnce);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('customerToken'));
  await signUp();
  expect(problems).toContainEqual(refusedOnce);
});
