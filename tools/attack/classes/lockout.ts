import type { AttackClass } from '../attack-class';
import { cookieOf, type Customer } from '../people/people';
import { makeAdmin } from '@zaino/browser-testing/admin';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

const WRONG = 62;
const AT_ONCE = 10;
const passwords = Array.from({ length: AT_ONCE }, (_, at) => `sbagliata-${at}`);
const BLOCKED = /Account bloccato/;

export const lockout: AttackClass = {
  name: 'lockout',
  proves: 'issue 7; ASVS 6.3.1',
  tried:
    'wrong passwords for a family and an admin, by one address, by many, and at once, and 62 for anybody from a school’s address',
  holds: 'a guesser is locked after five; the owner’s known device, reset link and school go on',
  run: async (shop, tally) => {
    // Each refusal takes a second, and they have nothing to do with one another.
    await Promise.all([
      guess(shop, tally),
      lockOut(shop, tally),
      lockSchool(shop, tally),
      lockAdmin(shop, tally),
    ]);
  },
};

const signInFrom = (
  { people }: AttackedShop,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  headers: Record<string, string>,
) => people.guest(headers).post('/api/auth/login', { email, password });

/** From one address: the right password is no way out of the lock, or a guesser would learn it. */
async function guess(shop: AttackedShop, tally: Tally): Promise<void> {
  const victim = await shop.people.register();
  const headers = { 'x-forwarded-for': addressOfAttack() };
  const wrong = { ...victim, password: 'sbagliata' };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => signInFrom(shop, wrong, headers)),
  );
  const locked = answers.filter(({ body }) => BLOCKED.test(body)).length;
  for (const { status, body } of answers) {
    const isHeld = locked >= AT_ONCE - 4 && status === 200 && body.includes('"success":false');
    tally.note('wrong passwords at once', isHeld, [locked, status, body]);
  }
  const right = await signInFrom(shop, victim, headers);
  tally.note('the right one while locked', right.body.includes('"success":false'), right.body);
}

async function lockOut(shop: AttackedShop, tally: Tally): Promise<void> {
  const victim = await shop.people.register();
  const known = await signInFrom(shop, victim, {});
  const device = cookieOf(known, 'zaino_device');
  await inTurns(passwords, async (password) => {
    const headers = { 'x-forwarded-for': addressOfAttack() };
    const { status } = await signInFrom(shop, { ...victim, password }, headers);
    tally.note('wrong passwords from everywhere', status === 200, status);
  });
  const stranger = await signInFrom(shop, victim, { 'x-forwarded-for': addressOfAttack() });
  tally.note('another device waits', stranger.body.includes('"retryAfter"'), stranger.body);
  const owner = await signInFrom(shop, victim, { cookie: device });
  tally.note('a known device does not', owner.body.includes('"success":true'), owner.body);
  const reset = await shop.people.guest().post('/api/auth/reset-requests', { email: victim.email });
  tally.note('nor does a link for a new password', reset.status === 200, reset.body);
}

/** A visitor behind the address of a school. */
async function lockSchool(shop: AttackedShop, tally: Tally): Promise<void> {
  const pupil = await shop.people.register();
  const school = { 'x-forwarded-for': addressOfAttack() };
  await inTurns(
    Array.from({ length: WRONG }, (_, at) => `nessuno-${at % 20}@example.com`),
    async (email) => {
      const { status } = await signInFrom(shop, { email, password: 'sbagliata' }, school);
      tally.note('wrong passwords from a school', status === 200, status);
    },
  );
  const answer = await signInFrom(shop, pupil, school);
  tally.note('others of the school sign in', answer.body.includes('"success":true'), answer.body);
}

async function lockAdmin(shop: AttackedShop, tally: Tally): Promise<void> {
  const account = makeAdmin();
  const login = (password: string, headers: Record<string, string>) =>
    shop.people.guest(headers).post('/api/admin/login', { username: account.username, password });
  const first = await login(account.password, {});
  const device = cookieOf(first, 'zaino_admin_device');
  await inTurns(passwords, async (password) => {
    const { status } = await login(password, { 'x-forwarded-for': addressOfAttack() });
    tally.note('wrong passwords of an admin', status === 200, status);
  });
  const known = await login(account.password, { cookie: device });
  tally.note('an admin’s known device signs in', known.body.includes('"success":true'), known.body);
  const ways = ['link', 'x'.repeat(43), '../x'.padEnd(24, 'x')];
  for (const token of ways) {
    const { status } = await shop.people.guest().post('/api/admin/access', { token });
    tally.note('an invented link of an admin', status >= 400 && status < 500, status);
  }
  const [real, invented] = [
    await shop.people.guest().post('/api/admin/access-requests', { username: account.username }),
    await shop.people.guest().post('/api/admin/access-requests', { username: 'nessuno-qui' }),
  ];
  tally.note('admins’ names are not told', real.body === invented.body, [real.body, invented.body]);
}
