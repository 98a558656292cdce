import { randomBytes } from 'node:crypto';
import type { AttackClass } from '../attack-class';
import { cookieOf, type Customer } from '../people/people';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const inventedId = () => randomBytes(32).toString('base64url');

export const sessionTheft: AttackClass = {
  name: 'session theft',
  proves: 'ASVS 7.2.3, 7.2.4, 7.4.1, 7.4.3',
  tried:
    'ids that were planted, invented, sent elsewhere than in the cookie, or used after sign-out, a new password and a new role',
  holds: 'nobody is signed in by them, and each sign-in has an id of its own',
  run: async (shop, tally) => {
    // Each sign-in takes a second, and they have nothing to do with one another.
    await Promise.all([
      fixate(shop, tally),
      misplace(shop, tally),
      useAfterEnd(shop, tally),
      checkCookie(shop, tally),
    ]);
  },
};

const isNobody = (body: string) => body === 'null';

/** Signs in in a browser that an attacker has given a session. */
async function fixate({ people }: AttackedShop, tally: Tally): Promise<void> {
  // A browser that signs in as somebody else ends the session before.
  const attacker = await people.register();
  const victim = await people.register();
  const { email, password } = victim;
  const planted: [string, string][] = [
    ['invented', `zaino_session=${inventedId()}`],
    ['the attacker’s own', attacker.cookie],
    ['a prefixed name', `__Host-zaino_session=${inventedId()}`],
    ['a device', `zaino_device=${inventedId()}`],
  ];
  for (const [what, cookie] of planted) {
    const answer = await people.guest({ cookie }).post('/api/auth/login', { email, password });
    const given = cookieOf(answer, 'zaino_session');
    const isNew = given !== '' && !cookie.includes(given.split('=')[1] ?? '-');
    tally.note(
      `sign-in with a session that is ${what}`,
      isNew,
      given === '' ? answer.body : 'the same',
    );
    const seen = await people.guest({ cookie }).get('/api/auth/me');
    tally.note(
      `the planted one is not the victim’s (${what})`,
      !seen.body.includes(email),
      seen.body,
    );
  }
}

async function misplace({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { cookie } = await people.signIn(await people.family('anna'));
  const [, id = ''] = cookie.split('=');
  const places: [string, string, Record<string, string>][] = [
    ['in the address', `/api/auth/me?zaino_session=${id}`, {}],
    ['as a path parameter', `/api/auth/me;zaino_session=${id}`, {}],
    ['as a bearer', '/api/auth/me', { authorization: `Bearer ${id}` }],
    ['in a header of its name', '/api/auth/me', { 'x-session': id, zaino_session: id }],
    [
      'twice, and different',
      '/api/auth/me',
      { cookie: `${cookie}; zaino_session=${inventedId()}` },
    ],
    ['cut', '/api/auth/me', { cookie: cookie.slice(0, -1) }],
    ['with one letter more', '/api/auth/me', { cookie: `${cookie}A` }],
    ['in other letters', '/api/auth/me', { cookie: `zaino_session=${swapped(id)}` }],
    ['empty', '/api/auth/me', { cookie: 'zaino_session=' }],
    ['a pattern', '/api/auth/me', { cookie: 'zaino_session=*' }],
  ];
  for (const [what, path, headers] of places) {
    const { status, body } = await people.guest(headers).get(path);
    tally.note(`a session ${what}`, status >= 400 || isNobody(body), body);
  }
  const admin = await people.admin();
  const bearer = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  const asCookie = await people.guest({ cookie: `zaino_session=${bearer}` }).get('/api/profile');
  tally.note('an admin’s token as a cookie', asCookie.status === 401, asCookie.status);
  const asBearer = await people.guest({ authorization: `Bearer ${id}` }).get('/api/admin/orders');
  tally.note('a customer’s session as a bearer', asBearer.status === 401, asBearer.status);
}

const swapped = (id: string) =>
  id.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Stolen before, used afterwards. */
async function useAfterEnd({ people }: AttackedShop, tally: Tally): Promise<void> {
  const victim = await people.register();
  const expectEnded = async (what: string, { person }: Customer) => {
    const { status } = await person.get('/api/profile');
    tally.note(what, status === 401, status);
  };
  const [first, second] = [await people.signIn(victim), await people.signIn(victim)];
  await first.person.post('/api/auth/logout');
  await expectEnded('after sign-out', first);
  const body = { currentPassword: victim.password, password: `${victim.password}-nuova` };
  const changed = await second.person.post('/api/auth/password', body);
  tally.note('no other way to a new password', changed.status === 404, changed.status);
  await second.person.post('/api/profile/password', body);
  await expectEnded('another device after a new password', victim);
  await expectEnded('the old id of the same device', second);
  const again = await people.signIn({ ...victim, password: body.password });
  const { password } = again;
  await again.person.ask({ method: 'DELETE', path: '/api/auth/sessions', body: { password } });
  await expectEnded('after sign-out everywhere', again);
  const owner = await people.register();
  const domain = `libreria-${randomBytes(4).toString('hex')}`;
  await owner.person.post('/api/profile/bookshop', { name: 'Libreria', domain });
  await expectEnded('the id of a family that is a bookshop now', owner);
  const gone = await people.register();
  await gone.person.post('/api/profile/deletion', { password: gone.password });
  await expectEnded('after the account’s end', gone);
  const admin = await people.anotherAdmin();
  await admin.post('/api/admin/logout');
  const { status } = await admin.get('/api/admin/orders');
  tally.note('an admin’s token after sign-out', status === 401, status);
}

async function checkCookie({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { email, password } = await people.family('anna');
  const answer = await people.guest().post('/api/auth/login', { email, password });
  for (const cookie of answer.headers['set-cookie'] ?? []) {
    const isSafe = /; HttpOnly/i.test(cookie) && /; SameSite=(Lax|Strict)/i.test(cookie);
    tally.note('a cookie no script reads', isSafe && !/; Domain=/i.test(cookie), cookie);
  }
}
