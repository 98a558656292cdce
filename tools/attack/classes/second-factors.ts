import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { AttackClass } from '../attack-class';
import { cookieOf, type Customer } from '../people/people';
import type { PersonAnswer } from '../people/person';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

const STEP_MS = 30_000;
/** A code of the step before is taken for so long at least, on a busy machine too. */
const ROOM_MS = 10_000;
const BASE = '/api/profile/second-factor';
const WRONG = 8;

const isIn = ({ body }: PersonAnswer) => body.includes('"success":true');

interface Holder {
  customer: Customer;
  /** So many times 30 seconds from now. */
  codeAt: (steps: number) => string;
  /** By which it was confirmed: what an app shows later is another. */
  setupCode: string;
  recoveryCodes: string[];
}

export const secondFactors: AttackClass = {
  name: 'second factors',
  proves: 'issue 13; ASVS 6.3.3, 6.5.1, 6.5.2',
  tried:
    'the password alone, wrong, old and used codes, the same code at once, forged passkeys, a reset, and an admin’s enrolment',
  holds:
    'each code opens once, nothing opens without one, and an enrolling admin can do nothing else',
  run: async (shop, tally) => {
    const holder = await enrol(shop);
    const other = await enrol(shop);
    await Promise.all([
      signInWithout(shop, holder, tally).then(() => reuse(shop, holder, tally)),
      guess(shop, holder, tally),
      takeOver(shop, other, tally),
      enrolAsAdmin(shop, tally),
    ]);
  },
};

async function enrol({ people }: AttackedShop): Promise<Holder> {
  const customer = await people.register();
  const { person, password } = customer;
  const { key } = await person.done<{ key: string }>({
    method: 'POST',
    path: `${BASE}/app`,
    body: { password },
  });
  const codeAt = (steps: number) =>
    new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * STEP_MS });
  await untilRoom();
  const setupCode = codeAt(-1);
  const { recoveryCodes } = await person.done<{ recoveryCodes: string[] }>({
    method: 'POST',
    path: `${BASE}/app/confirmation`,
    body: { code: setupCode },
  });
  return { customer, codeAt, setupCode, recoveryCodes };
}

/** Looks again after each wait: a timer may end a millisecond too soon, still in the step before. */
async function untilRoom(): Promise<void> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs >= ROOM_MS) return;
  await delay(leftMs);
  await untilRoom();
}

const from = ({ people }: AttackedShop) => people.guest({ 'x-forwarded-for': addressOfAttack() });

const signIn = (shop: AttackedShop, { customer }: Holder, more: object = {}) => {
  const { email, password } = customer;
  return from(shop).post('/api/auth/login', { email, password, ...more });
};

const forged = () => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: {
    clientDataJSON: Buffer.from('{"type":"webauthn.get","challenge":"AAAA"}').toString('base64url'),
    authenticatorData: randomBytes(37).toString('base64url'),
    signature: randomBytes(70).toString('base64url'),
  },
});

async function signInWithout(shop: AttackedShop, holder: Holder, tally: Tally): Promise<void> {
  const tries: [string, object][] = [
    ['the password alone', {}],
    ['no code', { code: null }],
    ['an empty code', { code: '' }],
    ['a list of codes', { code: [holder.codeAt(0), holder.codeAt(1)] }],
    ['an old code', { code: holder.codeAt(-20) }],
    ['a code of later', { code: holder.codeAt(20) }],
    ['a passkey that is not there', { passkey: forged() }],
    ['a factor that is said to be there', { secondFactor: null, isVerified: true }],
  ];
  await inTurns(tries, async ([what, more]) => {
    const answer = await signIn(shop, holder, more);
    const isOpen = isIn(answer) || cookieOf(answer, 'zaino_session') !== '';
    tally.note(what, !isOpen && answer.status < 500, answer.body);
  });
}

async function reuse(shop: AttackedShop, holder: Holder, tally: Tally): Promise<void> {
  const enrolling = await signIn(shop, holder, { code: holder.setupCode });
  tally.note('the code of the setup', !isIn(enrolling), enrolling.body);
  const body = { code: holder.codeAt(0) };
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(shop, holder, body)));
  const opened = answers.filter(isIn).length;
  for (const answer of answers) tally.note('a code at once', opened === 1, answer.body);
  tally.note('a code again', !isIn(await signIn(shop, holder, body)));
  const [code = ''] = holder.recoveryCodes;
  const recoveries = await Promise.all(
    Array.from({ length: 4 }, () => signIn(shop, holder, { code })),
  );
  const recovered = recoveries.filter(isIn).length;
  for (const answer of recoveries)
    tally.note('a recovery code at once', recovered === 1, answer.body);
  tally.note('a recovery code again', !isIn(await signIn(shop, holder, { code })));
}

/** Whoever knows the password has as many tries as without it. */
async function guess(shop: AttackedShop, { codeAt }: Holder, tally: Tally): Promise<void> {
  const holder = await enrol(shop);
  const { email, password } = holder.customer;
  const guesser = from(shop);
  let locked = 0;
  const codes = Array.from({ length: WRONG }, (_, at) => `00000${at}`);
  await inTurns(codes, async (code) => {
    const answer = await guesser.post('/api/auth/login', { email, password, code });
    if (answer.body.includes('bloccato')) locked += 1;
    tally.note('wrong codes', !isIn(answer), answer.body);
  });
  tally.note('a guesser of codes is locked', locked > 0, locked);
  const foreign = await from(shop).post('/api/auth/login', { email, password, code: codeAt(0) });
  tally.note('another’s code', !isIn(foreign), foreign.body);
}

/** With a session that was stolen, the factor stays; a mail alone sets no password. */
async function takeOver(shop: AttackedShop, holder: Holder, tally: Tally): Promise<void> {
  const { person } = holder.customer;
  const calls: [string, object][] = [
    [`${BASE}/removals`, { factor: 'app' }],
    [`${BASE}/removals`, { factor: 'app', code: '000000' }],
    [`${BASE}/removals`, { factor: randomUUID(), code: '000000' }],
    [`${BASE}/removals`, { factor: 'app', passkey: forged() }],
    [`${BASE}/recovery-codes`, {}],
    [`${BASE}/recovery-codes`, { code: '000000' }],
    [`${BASE}/app`, { password: 'sbagliata' }],
    [`${BASE}/passkeys/challenge`, { password: 'sbagliata' }],
    [`${BASE}/app/confirmation`, { code: '000000' }],
  ];
  for (const [path, body] of calls) {
    const { status, body: told } = await person.post(path, body);
    tally.note(`${path} without the factor`, status >= 400 && status < 500, [status, told]);
  }
  const { app } = await person.done<{ app: object | null }>({ path: BASE });
  tally.note('the app is still there', app !== null);
}

async function enrolAsAdmin({ people }: AttackedShop, tally: Tally): Promise<void> {
  const admin = await people.enrollingAdmin();
  const bearer = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  const verified = await people.guest().post('/api/admin/verify', { token: bearer });
  tally.note('the token of an enrolment verified', !isIn(verified), verified.body);
  const paths = [
    '/api/admin/orders',
    '/api/admin/products',
    '/api/admin/bookshops',
    '/api/security-logs',
  ];
  for (const path of paths) {
    const { status } = await admin.get(path);
    tally.note(`${path} by an enrolling admin`, status === 401, status);
  }
  const started = await admin.post('/api/admin/second-factor/app', { password: 'sbagliata' });
  tally.note('an enrolment without the password', started.status >= 400, started.body);
}
