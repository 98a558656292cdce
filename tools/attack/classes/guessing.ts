import { randomBytes } from 'node:crypto';
import type { Challenge } from '@zaino/contracts/shared';
import type { AttackClass } from '../attack-class';
import type { PersonAnswer } from '../people/person';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { challengeOf, solutionOf } from '../shop/solve-challenge';
import type { Tally } from '../tally';

/** Different codes that an address and an account may try in an hour (docs/decisions/rate-limits.md). */
const MOST_CODES = 60;
const MOST_CODES_OF_ACCOUNT = 10;
/** After so many a browser computes (docs/decisions/challenges.md). */
const UNCHALLENGED = 20;
const MORE = 20;

const quoteWith = (voucher: string) => ({
  lines: [],
  shippingMethod: 'standard',
  deliveries: 'one',
  voucher,
});
const aCode = () => `PROVA-${randomBytes(4).toString('hex').toUpperCase()}`;

export const guessing: AttackClass = {
  name: 'guessing and masses',
  proves: 'issue 4; ASVS 2.4.1, 6.3.1',
  tried:
    'codes of vouchers by an address and an account, with every challenge solved, and solutions used again, elsewhere, changed and for other calls',
  holds:
    'no code is tried beyond the limits; each solution counts once, for its address and its kind of call',
  run: async (shop, tally) => {
    const challenge = await guessCodes(shop, tally);
    await cheatChallenge(shop, challenge, tally);
    await guessAsCustomer(shop, tally);
    await signUpInMasses(shop, tally);
  },
};

async function guessCodes({ people }: AttackedShop, tally: Tally): Promise<Challenge | null> {
  const guest = people.guest({ 'x-forwarded-for': addressOfAttack() });
  let last: Challenge | null = null;
  for (let at = 0; at < MOST_CODES + MORE; at += 1) {
    const body = quoteWith(aCode());
    const first = await guest.post('/api/quotes', body);
    const challenge = challengeOf(first);
    if (challenge !== null) last = challenge;
    const answer =
      challenge === null ? first : await guest.post('/api/quotes', body, solutionOf(challenge));
    const isChallenged = at < UNCHALLENGED ? challenge === null : challenge !== null;
    const isTold = /troppi codici/.test(answer.body);
    const isHeld = isChallenged && isTold === at >= MOST_CODES;
    tally.note(`code ${at + 1} of an address`, isHeld, [first.status, answer.status, answer.body]);
  }
  return last;
}

async function guessAsCustomer({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { person } = await people.register();
  for (let at = 0; at < MOST_CODES_OF_ACCOUNT * 2; at += 1) {
    // From another address each time: the account is what counts.
    const address = { 'x-forwarded-for': addressOfAttack() };
    const body = quoteWith(aCode());
    const first = await person.post('/api/quotes', body, address);
    const challenge = challengeOf(first);
    const answer =
      challenge === null
        ? first
        : await person.post('/api/quotes', body, { ...address, ...solutionOf(challenge) });
    const isTold = /troppi codici/.test(answer.body);
    tally.note(`code ${at + 1} of an account`, isTold === at >= MOST_CODES_OF_ACCOUNT, answer.body);
  }
}

async function untilChallenged(ask: () => Promise<PersonAnswer>): Promise<Challenge> {
  for (let at = 0; at <= UNCHALLENGED; at += 1) {
    const challenge = challengeOf(await ask());
    if (challenge !== null) return challenge;
  }
  throw new Error('Nobody was challenged.');
}

function wrongSolutions(
  challenge: Challenge,
  spent: Challenge,
): [string, Record<string, string>][] {
  const [[name, value] = ['', '']] = Object.entries(solutionOf(challenge));
  const [, number = ''] = /\.(\d+)$/.exec(value) ?? [];
  const { token } = challenge;
  return [
    ['of another address', solutionOf(spent)],
    ['of another number', { [name]: `${token}.${Number(number) + 1}` }],
    ['without a number', { [name]: token }],
    ['with an endless number', { [name]: `${token}.${'9'.repeat(400)}` }],
    ['of nobody', { [name]: `x.y.${number}` }],
    [
      'with a changed token',
      { [name]: `${token.startsWith('e') ? 'f' : 'e'}${token.slice(1)}.${number}` },
    ],
    ['empty', { [name]: '' }],
  ];
}

/** The proof of work, used as no browser would. */
async function cheatChallenge({ people }: AttackedShop, spent: Challenge | null, tally: Tally) {
  if (spent === null) throw new Error('Nobody was challenged.');
  const address = addressOfAttack();
  const guest = people.guest({ 'x-forwarded-for': address });
  const ask = (headers: Record<string, string> = {}) =>
    guest.post('/api/quotes', quoteWith(aCode()), headers);
  const challenge = await untilChallenged(ask);
  const right = solutionOf(challenge);
  for (const [what, headers] of wrongSolutions(challenge, spent)) {
    const answer = await ask(headers);
    tally.note(`a solution ${what}`, challengeOf(answer) !== null, [answer.status, answer.body]);
  }
  const elsewhere = await people
    .guest({ 'x-forwarded-for': addressOfAttack(), ...right })
    .post('/api/quotes', quoteWith(aCode()));
  tally.note('a solution where none is asked for', elsewhere.status === 200, elsewhere.body);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(right)));
  const passed = answers.filter(({ status }) => status === 200).length;
  for (const { status, body } of answers)
    tally.note('a solution at once', passed === 1, [status, body]);
  const again = await ask(right);
  tally.note('a solution again', challengeOf(again) !== null, again.status);
}

async function signUpInMasses({ people }: AttackedShop, tally: Tally): Promise<void> {
  const guest = people.guest({ 'x-forwarded-for': addressOfAttack() });
  const taken = await people.family('anna');
  let challenged = 0;
  const tries = 12;
  for (let at = 0; at < tries; at += 1) {
    const body = { email: taken.email, password: 'Zaino-alla-prova-7', profile: { name: 'Anna' } };
    const answer = await guest.post('/api/auth/register', body);
    if (challengeOf(answer) !== null) challenged += 1;
    tally.note(
      'sign-ups of one address',
      answer.status === 409 || answer.status === 429,
      answer.body,
    );
  }
  tally.note('sign-ups in masses are challenged', challenged > 0, challenged);
}
