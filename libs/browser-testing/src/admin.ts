import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { root } from './processes';
import { settings } from './settings';

/** Somebody with the admins' sign-in. */
export interface AdminSignIn {
  username: string;
  password: string;
}

/** Where an admin is made: the shop of all tests, unless told. */
const ofAllTests = () => ({
  MYSQL_URL: settings('E2E_IDENTITY_MYSQL_URL'),
  REDIS_URL: settings('E2E_REDIS_URL'),
});

/** Makes an admin as `npm run admin` does: without an e-mail address unless one is given, of all areas unless told. */
export function makeAdmin(servers = ofAllTests(), email?: string, areas = 'all'): AdminSignIn {
  const username = `admin-${randomBytes(5).toString('hex')}`;
  const words = ['create', username, ...(email === undefined ? [] : [email]), `areas=${areas}`];
  const { stdout, stderr } = command(servers, words);
  const password = /^Password.*: (\S+)$/m.exec(stdout)?.[1];
  if (password === undefined) throw new Error(stdout + stderr);
  return { username, password };
}

function command(servers: ReturnType<typeof ofAllTests>, args: string[]) {
  return spawnSync(
    process.execPath,
    [join(root, 'dist/apps/identity-service/cli.js'), 'admin', ...args],
    {
      encoding: 'utf8',
      input: '',
      env: { ...process.env, ...servers },
    },
  );
}

/** Fills and sends the form of `/admin/login`. */
export async function signInAdmin(page: Page, { username, password }: AdminSignIn): Promise<void> {
  await page.getByLabel('Username').fill(username);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  // A pointer that stayed where the button was would lie over a link of the next page, which would be asked for.
  await field.press('Enter');
}

/** A bearer, without a page. */
export async function adminToken(
  request: APIRequestContext,
  admin = makeAdmin(),
  origin = '',
): Promise<string> {
  const answer = await request.post(`${origin}/api/admin/login`, { data: admin });
  const { token } = (await answer.json()) as { token?: string };
  expect(token).toBeDefined();
  return token ?? '';
}

let token: string | undefined;

/** The bearer of the admin who does without a page what tests need done: one for all tests of a process. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  // By an address of digits: whoever asks for a context of the admins' host need not have a resolver that knows its name.
  return (token ??= await adminToken(request, makeAdmin(), settings('BASE_URL')));
}

/** Pages that are opened from now on belong to one who is signed in. */
export async function holdToken(pages: Page | BrowserContext, bearer: string): Promise<void> {
  await pages.addInitScript((held) => localStorage.setItem('adminToken', held), bearer);
}
