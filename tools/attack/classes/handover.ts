import { randomBytes } from 'node:crypto';
import { handoverEndpoints, mainHandoverEndpoints } from '@zaino/contracts/identity';
import type { AttackClass } from '../attack-class';
import { type Customer, cookieOf } from '../people/people';
import type { PersonAnswer, Person } from '../people/person';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const { begin, code: askCode, finish } = handoverEndpoints;

export const handover: AttackClass = {
  name: 'sign-in between the sites',
  proves: 'ASVS 3.7.2, 7.2.4, 7.4.1, 7.6.2',
  tried:
    'codes that were stolen, used again, at once, at another address, in another browser and after a sign-out, states and addresses that were invented, and ways back to elsewhere',
  holds:
    'one browser alone is signed in, once, at the address that it began at; no redirect leaves the shop; a sign-out ends both',
  run: async (shop, tally) => {
    const fronts = await openFronts(shop);
    await useCodes(shop, { fronts, tally });
    await useOnMainSite(shop, { fronts, tally });
    await leaveShop(shop, { fronts, tally });
    await endBoth(shop, { fronts, tally });
  },
};

/** The address of an open bookshop, as a request names it. */
type Front = string;
interface Attempt {
  fronts: readonly [Front, Front];
  tally: Tally;
}

async function openFronts({ url, people }: AttackedShop): Promise<[Front, Front]> {
  const { bookshops } = await people
    .guest()
    .done<{ bookshops: { url: string }[] }>({ path: '/api/bookshops' });
  const { port } = new URL(url);
  const [first, second] = bookshops.map((bookshop) => `${new URL(bookshop.url).hostname}:${port}`);
  if (first === undefined || second === undefined)
    throw new Error('Two open bookshops are needed.');
  return [first, second];
}

/** A browser at a bookshop's address that has begun: what it carries, and how it asks the main site. */
async function begun(shop: AttackedShop, host: Front, da = '/cart') {
  const guest = shop.people.guest({ host });
  const answer = await guest.get(`${begin.path}?${new URLSearchParams({ da }).toString()}`);
  return { host, nonce: cookieOf(answer, 'zaino_handover'), asked: wayOf(answer) };
}

const wayOf = ({ headers }: PersonAnswer) => headers.location ?? '';
const pathOf = (way: string, url: string) => {
  const { pathname, search } = new URL(way, url);
  return pathname + search;
};

/** The way that leads back to the bookshop's address, with the code. */
async function codeFor(shop: AttackedShop, { cookie }: Customer, asked: string): Promise<string> {
  const answer = await shop.people.guest({ cookie }).get(pathOf(asked, shop.url));
  return pathOf(wayOf(answer), shop.url);
}

/** Whether a way back gives this browser somebody's session. */
async function opens(person: Person, back: string): Promise<boolean> {
  const answer = await person.get(back);
  const session = cookieOf(answer, 'zaino_session');
  if (session === '') return false;
  const me = await person.ask({ path: '/api/auth/me', headers: { cookie: session } });
  return me.body !== 'null';
}

async function useCodes(shop: AttackedShop, { fronts, tally }: Attempt): Promise<void> {
  const [here, elsewhere] = fronts;
  const victim = await shop.people.family('anna');
  const journey = async () => {
    const own = await begun(shop, here);
    const back = await codeFor(shop, victim, own.asked);
    return { back, browser: shop.people.guest({ host: here, cookie: own.nonce }), ...own };
  };
  const refused = async (what: string, person: Person, back: string) =>
    tally.note(what, !(await opens(person, back)), back);

  const good = await journey();
  tally.note('the browser that began is signed in', await opens(good.browser, good.back), good);
  await refused('the code once more', good.browser, good.back);

  const stolen = await journey();
  await refused('a stolen code without a nonce', shop.people.guest({ host: here }), stolen.back);
  const burnt = await opens(stolen.browser, stolen.back);
  tally.note('what a thief has tried is worth nothing to anybody', !burnt);

  const fixed = await journey();
  const { nonce } = await begun(shop, here);
  const other = shop.people.guest({ host: here, cookie: nonce });
  await refused('a code in a browser that began for itself', other, fixed.back);

  const moved = await journey();
  const there = shop.people.guest({ host: elsewhere, cookie: moved.nonce });
  await refused('a code at another bookshop’s address', there, moved.back);

  const onMain = await journey();
  const main = shop.people.guest({ cookie: onMain.nonce });
  await refused('a code on the main site', main, onMain.back);

  const raced = await journey();
  const tries = Array.from({ length: 12 }, () => opens(raced.browser, raced.back));
  const opened = (await Promise.all(tries)).filter(Boolean).length;
  tally.note('twelve uses at once', opened === 1, opened);

  for (const code of ['', 'x', '0'.repeat(43), randomBytes(32).toString('base64url'), '*', '%00']) {
    const own = await begun(shop, here);
    const browser = shop.people.guest({ host: here, cookie: own.nonce });
    await refused(`an invented code: ${code}`, browser, `${finish.path}?code=${code}`);
  }
  for (const state of ['', 'x', '*'.repeat(43), '../../', randomBytes(40).toString('hex')]) {
    const domain = here.split('.')[0] ?? '';
    const asked = `${askCode.path}?${new URLSearchParams({ domain, state }).toString()}`;
    const back = await codeFor(shop, victim, asked);
    tally.note(`an invented state: ${state}`, !back.includes('code='), back);
  }
}

/** A code for the main site, which only the browser may use that asked there. */
async function useOnMainSite(shop: AttackedShop, { fronts, tally }: Attempt): Promise<void> {
  const [here] = fronts;
  const victim = await shop.people.family('anna');
  const own = await begun(shop, here);
  const answer = await shop.people
    .guest({ host: here, cookie: own.nonce })
    .get(await codeFor(shop, victim, own.asked));
  const cookie = cookieOf(answer, 'zaino_session');
  const query = `state=${randomBytes(32).toString('base64url')}`;
  const given = await shop.people
    .guest({ host: here, cookie })
    .get(`${mainHandoverEndpoints.code.path}?${query}`);
  const back = pathOf(wayOf(given), shop.url);
  tally.note(
    'a code for a state that nobody asked with',
    isOfShop(wayOf(given), shop.url, []),
    back,
  );
  const main = shop.people.guest();
  tally.note('that code in a browser that asked nothing', !(await opens(main, back)), back);
  const asked = await shop.people
    .guest()
    .get(`${mainHandoverEndpoints.begin.path}?domain=${here.split('.')[0] ?? ''}`);
  const nonce = cookieOf(asked, 'zaino_handover');
  const fixed = shop.people.guest({ cookie: nonce });
  tally.note('that code in a browser that asked for itself', !(await opens(fixed, back)), back);
}

/** Nobody is led to another's address, whatever is asked for. */
async function leaveShop(shop: AttackedShop, { fronts, tally }: Attempt): Promise<void> {
  const [here] = fronts;
  const victim = await shop.people.family('anna');
  const state = randomBytes(32).toString('base64url');
  const domains = [
    'evil.example',
    'evil.example/',
    '@evil.example',
    'evil.example#',
    `${here}@evil.example`,
    '127.0.0.1',
    'admin',
    'www',
    'nessuno-la-ha',
    '',
  ];
  for (const domain of domains) {
    const query = new URLSearchParams({ domain, state }).toString();
    const answer = await victim.person.get(`${askCode.path}?${query}`);
    const way = wayOf(answer);
    tally.note(`a code for ${domain}`, answer.status < 500 && isOfShop(way, shop.url, []), way);
  }
  for (const da of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    `http://${here}@evil.example/`,
    '\t//evil.example',
  ]) {
    const { nonce, asked } = await begun(shop, here, da);
    tally.note(`asks the main site alone (${da})`, isOfShop(asked, shop.url, []), asked);
    const browser = shop.people.guest({ host: here, cookie: nonce });
    const answer = await browser.get(await codeFor(shop, victim, asked));
    tally.note(`a way back to ${da}`, isOfShop(wayOf(answer), shop.url, [here]), wayOf(answer));
  }
  for (const domain of domains) {
    const query = new URLSearchParams({ domain, da: '//evil.example' }).toString();
    const answer = await victim.person.get(`${mainHandoverEndpoints.begin.path}?${query}`);
    const way = wayOf(answer);
    tally.note(`to the main site from ${domain}`, isOfShop(way, shop.url, []), way);
  }
  for (const host of [`evil.example`, `nessuno-la-ha.localhost`, `admin.localhost`]) {
    const answer = await shop.people.guest({ host }).get(begin.path);
    const isHeld = answer.status < 500 && isOfShop(wayOf(answer), shop.url, []);
    tally.note(`begins at ${host}`, isHeld && cookieOf(answer, 'zaino_session') === '', answer);
  }
}

/** A path, the main site, or the bookshop's address: as a browser reads it. */
function isOfShop(way: string, main: string, hosts: string[]): boolean {
  const { port } = new URL(main);
  const { protocol, host } = new URL(way, main);
  return protocol === 'http:' && [new URL(main).host, `localhost:${port}`, ...hosts].includes(host);
}

/** A sign-out at either site ends the other's session, and a code that was made before it. */
async function endBoth(shop: AttackedShop, { fronts, tally }: Attempt): Promise<void> {
  const [here] = fronts;
  const account = await shop.people.register();
  const handed = async (first: Customer) => {
    const { nonce, asked } = await begun(shop, here);
    const back = await codeFor(shop, first, asked);
    const answer = await shop.people.guest({ host: here, cookie: nonce }).get(back);
    return cookieOf(answer, 'zaino_session');
  };
  const isSignedIn = async (cookie: string, more: Record<string, string> = {}) =>
    (await shop.people.guest({ cookie, ...more }).get('/api/auth/me')).body !== 'null';

  const first = await shop.people.signIn(account);
  const second = await handed(first);
  tally.note('an id of its own at the other site', second !== '' && second !== first.cookie);
  tally.note('the second one is signed in there', await isSignedIn(second, { host: here }));
  await first.person.post('/api/auth/logout');
  const left = await isSignedIn(second, { host: here });
  tally.note('signed out on the main site, nobody is at the bookshop’s', !left);

  const late = await shop.people.signIn(account);
  const { nonce, asked } = await begun(shop, here);
  const back = await codeFor(shop, late, asked);
  await late.person.post('/api/auth/logout');
  const browser = shop.people.guest({ host: here, cookie: nonce });
  tally.note('a code of a session that has ended', !(await opens(browser, back)), back);
}
