import type { AttackClass } from '../attack-class';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

const CANARY = 'poison.attacker.example';

/** Headers that a page may be made of, or a proxy may believe, and that no cache keys by. */
const headers: Record<string, string>[] = [
  { 'x-forwarded-host': CANARY },
  { 'x-host': CANARY },
  { 'x-forwarded-server': CANARY },
  { 'x-http-host-override': CANARY },
  { forwarded: `host=${CANARY};proto=http` },
  { 'x-original-url': `/${CANARY}` },
  { 'x-rewrite-url': `/${CANARY}` },
  { 'x-forwarded-proto': 'http' },
  { 'x-forwarded-scheme': CANARY },
  { 'x-forwarded-prefix': `/${CANARY}` },
  { 'x-forwarded-port': '1337' },
  { 'x-http-method-override': 'POST' },
  { origin: `https://${CANARY}` },
  { referer: `https://${CANARY}/` },
  { 'user-agent': CANARY },
  { 'accept-language': CANARY },
  { accept: `text/${CANARY}` },
  { 'accept-encoding': CANARY },
  { range: 'bytes=0-3' },
  { 'if-none-match': '*' },
  { 'x-csrf-token': CANARY },
  { 'x-service-key': CANARY },
  { cookie: `theme=${CANARY}; analytics-consent=${CANARY}` },
  { host: CANARY },
];

/** Addresses that a cache could take for another's, or for the page without them. */
const queries = [
  `?utm_content=${CANARY}`,
  `?x=${CANARY}`,
  `?search=&search=${CANARY}`,
  `?__proto__=${CANARY}`,
  `?;x=${CANARY}`,
  `?%3Fx=${CANARY}`,
  `#${CANARY}`,
  `?callback=${CANARY}`,
];

/** How a personal page is asked for so that a cache takes it for a file. */
const disguises: ((path: string) => string)[] = [
  (path) => `${path}/x.css`,
  (path) => `${path}/x.js`,
  (path) => `${path}.css`,
  (path) => `${path}.avif`,
  (path) => `${path};x.css`,
  (path) => `${path}%2fx.css`,
  (path) => `${path}%3bx.css`,
  (path) => `${path}%00.css`,
  (path) => `${path}%0a.css`,
  (path) => `${path}?x.css`,
  (path) => `${path}%23x.css`,
  (path) => `${path}/../releases/x.css`,
  (path) => `/releases/..%2f${path.slice(1)}`,
  (path) => `/releases/shell/..${path}`,
];
const personal = ['/profile', '/orders', '/dashboard', '/api/auth/me', '/api/profile'];

const shared = ['/', '/products', '/search', '/blog'];

export const cacheAttacks: AttackClass = {
  name: 'cache poisoning and deception',
  proves: 'issue 5; ASVS 14.2.2, 14.2.5, 14.3.2',
  tried:
    'pages asked for with headers and parameters that are no part of the key, and personal pages under names of files',
  holds: 'the next visitor sees the page as it was, and nothing of another’s',
  run: async (shop, tally) => {
    for (const path of shared) await poison(shop, path, tally);
    await deceive(shop, tally);
  },
};

async function poison({ people }: AttackedShop, path: string, tally: Tally): Promise<void> {
  const visitor = people.guest();
  const before = await visitor.get(path);
  await inTurns(headers, async (sent) => {
    const attacker = people.guest(sent);
    await attacker.get(path);
    await attacker.get(path);
    const after = await visitor.get(path);
    const isAsBefore = after.status === before.status && isAlike(after.body, before.body);
    tally.note(`${JSON.stringify(sent)} at ${path}`, isAsBefore, after.status);
  });
  await inTurns(queries, async (query) => {
    await people.guest().get(path + query);
    const after = await visitor.get(path);
    tally.note(
      `${path}${query}`,
      !after.body.includes(CANARY) && after.status === 200,
      after.status,
    );
  });
}

/** Pages tell nothing that the attacker sent, and are as long as they were but for times in them. */
function isAlike(after: string, before: string): boolean {
  const most = Math.max(200, before.length / 50);
  return !after.includes(CANARY) && Math.abs(after.length - before.length) < most;
}

async function deceive({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { person, email, csrfToken } = await people.family('anna');
  const addresses = personal.flatMap((path) => [
    path,
    ...disguises.map((disguise) => disguise(path)),
  ]);
  await inTurns(addresses, async (address) => {
    const own = await person.get(address);
    const control = own.headers['cache-control'] ?? '';
    const isPersonal = own.body.includes(email) || own.body.includes(csrfToken);
    const stranger = await people.guest().get(address);
    const isSilent = !stranger.body.includes(email) && !stranger.body.includes(csrfToken);
    const isKept = isPersonal && !/no-store/.test(control);
    tally.note(address, isSilent && !isKept, [own.status, control]);
  });
}
