import { randomBytes } from 'node:crypto';
import { waitUntil } from '@zaino/testing/processes';
import type { AttackClass } from '../attack-class';
import type { Person } from '../people/person';
import { aProduct, orderOf, type PlacedPurchase, readOrder, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import { insist } from '../shop/solve-challenge';
import type { Tally } from '../tally';

const ORDERS = 10;
const AT_ONCE = 40;
const SETTLED_MS = 20_000;
/** Proofs of one kind to one mailbox in an hour (docs/decisions/mail-rules.md). */
const MOST_PROOFS = 5;

export const unwantedMails: AttackClass = {
  name: 'mails as a weapon',
  proves: 'issue 3',
  tried:
    'orders placed and cancelled, resets, registrations, messages and changes of address to a stranger’s mailbox, one after the other and at once',
  holds: 'nothing but a few proofs of an address reaches who never agreed',
  run: async (shop, tally) => {
    await byOrders(shop, tally);
    await byForms(shop, tally);
    await byResets(shop, tally);
    await byHeaders(shop, tally);
  },
};

const newMailbox = () => `vittima.${randomBytes(5).toString('hex')}@example.org`;

/** By the time that a mail of our own came, all that were asked for before have come. */
async function settle({ people }: AttackedShop): Promise<void> {
  const own = await people.register();
  const isThere = async () => (await people.mailsTo(own.email)).length > 0;
  await waitUntil(isThere, SETTLED_MS);
}

async function byOrders(shop: AttackedShop, tally: Tally): Promise<void> {
  const victim = newMailbox();
  const attacker = await shop.people.register();
  const body = await orderOf({ ...attacker, email: victim }, wishFor(await aProduct(shop)));
  for (let order = 0; order < ORDERS; order += 1) {
    const answer = await insist(attacker.person, '/api/orders', body);
    if (answer.status !== 200) continue;
    const { orderId } = answer.json() as PlacedPurchase;
    const { lines } = await readOrder(attacker, answer.json() as PlacedPurchase);
    const lineIds = lines.map(({ id }) => id);
    await insist(attacker.person, `/api/orders/${orderId}/cancellation`, { lineIds });
  }
  await settle(shop);
  const mails = await shop.people.mailsTo(victim);
  for (let order = 0; order < ORDERS; order += 1) {
    tally.note(
      'orders in a stranger’s name',
      mails.length === 0,
      mails.map(({ subject }) => subject),
    );
  }
}

async function byForms(shop: AttackedShop, tally: Tally): Promise<void> {
  const victim = newMailbox();
  const attacker = await shop.people.family('bruno');
  const { password } = attacker;
  const support = {
    name: 'Vittima',
    email: victim,
    topic: 'altro',
    orderNumber: '',
    message: 'Un messaggio che nessuno ha scritto.',
  };
  const ways: [string, Person, string, object][] = [
    ['messages to the shop', shop.people.guest(), '/api/support-messages', support],
    [
      'comments',
      shop.people.guest(),
      '/api/addBlogComment?articleId=1',
      { name: 'V', email: victim, content: 'x' },
    ],
    ['a changed address', attacker.person, '/api/profile/email', { email: victim, password }],
    ['resets', shop.people.guest(), '/api/auth/reset-requests', { email: victim }],
    [
      'access of admins',
      shop.people.guest(),
      '/api/admin/access-requests',
      { username: victim.slice(0, 20) },
    ],
  ];
  for (const [what, person, path, body] of ways) {
    for (let time = 0; time < AT_ONCE / 4; time += 1) {
      const { status } = await insist(person, path, body);
      tally.note(what, status < 500, status);
    }
  }
  await settle(shop);
  const mails = await shop.people.mailsTo(victim);
  const isProof = ({ text }: { text: string }) => text.includes('/auth/verify');
  const isFew = mails.length <= MOST_PROOFS && mails.every(isProof);
  tally.note(
    'forms with a stranger’s address',
    isFew,
    mails.map(({ subject }) => subject),
  );
}

async function byResets(shop: AttackedShop, tally: Tally): Promise<void> {
  const { email } = await shop.people.register();
  const path = '/api/auth/reset-requests';
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => shop.people.guest().post(path, { email })),
  );
  for (let more = 0; more < AT_ONCE; more += 1) {
    answers.push(await shop.people.guest().post(path, { email }));
  }
  await settle(shop);
  const resets = (await shop.people.mailsTo(email)).filter(({ text }) =>
    text.includes('/auth/reset'),
  );
  const isOne = resets.length === 1;
  for (const { status } of answers)
    tally.note('resets', isOne && status < 500, [resets.length, status]);
  const [known, unknown] = [
    await shop.people.guest().post(path, { email }),
    await shop.people.guest().post(path, { email: newMailbox() }),
  ];
  tally.note('who has an account is not told', known.body === unknown.body, [
    known.body,
    unknown.body,
  ]);
}

/** Lines of a mail’s head in fields that stand in it. */
async function byHeaders(shop: AttackedShop, tally: Tally): Promise<void> {
  const victim = newMailbox();
  const tricks = [
    `Anna\r\nBcc: ${victim}`,
    `Anna\nTo: ${victim}`,
    `Anna%0d%0aBcc:${victim}`,
    `"Anna" <${victim}>, x`,
    `Anna\u2028Bcc: ${victim}`,
  ];
  for (const name of tricks) {
    const guest = shop.people.guest();
    const email = `a${randomBytes(4).toString('hex')}@example.com`;
    const text = { topic: 'altro', orderNumber: '', message: `Un messaggio di prova: ${name}` };
    await guest.post('/api/support-messages', { name, email, ...text });
    const account = { email, password: 'Zaino-alla-prova-7', profile: { name } };
    await guest.post('/api/auth/register', account);
    await guest.post('/api/auth/reset-requests', { email: `${email}, ${victim}` });
    await guest.post('/api/auth/reset-requests', { email: `${email}\r\nBcc: ${victim}` });
    await guest.post('/api/auth/reset-requests', { email: [email, victim] });
  }
  await settle(shop);
  const mails = await shop.people.mailsTo(victim);
  for (const trick of tricks)
    tally.note(
      trick,
      mails.length === 0,
      mails.map(({ subject }) => subject),
    );
}
