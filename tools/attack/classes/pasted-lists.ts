import { injections } from '@zaino/testing/injections';
import type { AttackClass } from '../attack-class';
import type { PersonAnswer } from '../people/person';
import type { AttackedShop } from '../shop/attacked-shop';
import { dangerousMarkup } from '../shop/dangerous-markup';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

const PATH = '/lista-libri';
/** The form's field. */
const LIST_TEXT = 'testo';
const FORM = 'application/x-www-form-urlencoded';
const ISBN = '9788835070405';
/** No address or page may have it. */
const SECRET = 'Pautasso';
const MOST_BYTES = 64 * 1024;

/** Codes and words of the shop, and nothing of the text. */
const answerAddress =
  /^\/lista-libri\?(?:isbn=[\d.]+)?(?:&?dubbi=[\dX.]+)?(?:&?esito=(?:vuota|lunga|grande))?#lista$/;

/** As long as is taken, and hard to read for whoever looks for codes in it. */
const laborious: Record<string, string> = {
  digits: '9',
  beginnings: '978',
  'beginnings with blanks': '9 7 8 ',
  'codes that do not end': '9 7 8 8 8 3 5 0 7 0 4 0 x ',
  hyphens: '9-',
  blanks: ' ',
  letters: 'O',
  'letters for digits': '97B O',
  accounts: 'IT60X0542811101000000123456 ',
  'halves of accounts': 'IT60 ',
  words: 'ISBN-10: ',
  codes: `${ISBN} `,
};

const hidden: Record<string, string> = {
  'a header': `${ISBN}\r\nset-cookie: a=b\r\n`,
  'a body': `${ISBN}\r\n\r\n<script>alert(1)</script>`,
  'another address': `${ISBN}\r\nlocation: https://attacker.example\r\n`,
  'an address': `//attacker.example/${ISBN}`,
  'a null character': `${ISBN}\u0000`,
  'parameters of the address': `${ISBN}&esito=grande&isbn=1#x`,
};

const fields: Record<string, string> = {
  'no field': '',
  'another field': `altro=${ISBN}`,
  'a field of a prototype': `__proto__[${LIST_TEXT}]=${ISBN}&constructor.prototype=${ISBN}`,
  'a list': `${LIST_TEXT}[]=${ISBN}&${LIST_TEXT}[0]=${ISBN}`,
  'an object': `${LIST_TEXT}[$gt]=${ISBN}`,
  'half an escape': `${LIST_TEXT}=%E0%`,
  'bytes that are no text': `${LIST_TEXT}=%ff%fe%c0%af`,
  'many fields': 'a=1&'.repeat(15_000),
};

const types = [
  'application/json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencodedx',
  '*/*',
  'x',
];

export const pastedLists: AttackClass = {
  name: 'pasted lists',
  proves: 'ASVS 1.2.2, 3.5.1, 4.1.1, 15.2.2',
  tried:
    'markup, headers, other fields, texts that are long to read, bodies too large, other content types and other sites, at the form that takes a list without a script',
  holds:
    'a redirect to the list’s page by codes alone, or a refusal; nothing of the text in an address, a cookie or a page',
  run: async (shop, tally) => {
    await tryTexts(shop, tally);
    await tryBodies(shop, tally);
    await tryTypes(shop, tally);
    await trySites(shop, tally);
    await tryAddresses(shop, tally);
    const { status, headers } = await send(shop, textOf(`Il libro è ${ISBN}`));
    const isTaken = status === 303 && headers.location === `${PATH}?isbn=${ISBN}#lista`;
    tally.note('a list of the shop’s own page is taken', isTaken, [status, headers.location]);
  },
};

const textOf = (text: string) => new URLSearchParams([[LIST_TEXT, text]]).toString();

function send(
  { people }: AttackedShop,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<PersonAnswer> {
  const call = { method: 'POST', path: PATH, body };
  return people.guest({ 'content-type': FORM, ...headers }).ask(call);
}

function expectCodesAlone(what: string, answer: PersonAnswer, tally: Tally): void {
  const { status, headers, body } = answer;
  const isHeld =
    status === 303 &&
    body === '' &&
    answerAddress.test(headers.location ?? '') &&
    headers['set-cookie'] === undefined &&
    headers['cache-control'] === 'no-store';
  tally.note(what, isHeld, [status, headers, body]);
}

async function tryTexts(shop: AttackedShop, tally: Tally): Promise<void> {
  await inTurns(injections, async ({ name, text }) => {
    const answer = await send(shop, textOf(`${text} ${ISBN} ${SECRET}`));
    expectCodesAlone(`${name} in a text`, answer, tally);
  });
  for (const [what, text] of Object.entries(hidden)) {
    expectCodesAlone(`${what} in a text`, await send(shop, textOf(text)), tally);
  }
  for (const [what, piece] of Object.entries(laborious)) {
    const name = textOf('').length;
    const times = Math.floor((MOST_BYTES - name) / (textOf(piece).length - name));
    expectCodesAlone(`many ${what}`, await send(shop, textOf(piece.repeat(times))), tally);
  }
}

async function tryBodies(shop: AttackedShop, tally: Tally): Promise<void> {
  for (const [what, body] of Object.entries(fields)) {
    const answer = await send(shop, body);
    expectCodesAlone(what, answer, tally);
    tally.note(`${what} has no code`, answer.headers.location?.includes('isbn') === false);
  }
  for (const bytes of [MOST_BYTES + 1, 1_000_000, 9_000_000]) {
    const body = Buffer.alloc(bytes, textOf(`${ISBN} `));
    // The connection may be cut while the body is still under way.
    const answer = await send(shop, body).catch(() => null);
    const isShut = answer === null || answer.headers.location === `${PATH}?esito=grande#lista`;
    tally.note(`${bytes} bytes`, isShut, answer);
  }
}

async function tryTypes(shop: AttackedShop, tally: Tally): Promise<void> {
  const bodies = [textOf(`${ISBN} ${SECRET}`), JSON.stringify({ [LIST_TEXT]: ISBN }), '--x--\r\n'];
  for (const type of types) {
    for (const body of bodies) {
      const { status, headers } = await send(shop, body, { 'content-type': type });
      const isRefused = status >= 400 && status < 500 && headers.location === undefined;
      tally.note(`${type}: ${body.slice(0, 20)}`, isRefused, [status, headers.location]);
    }
  }
  const encoded = { 'content-encoding': 'gzip' };
  const { status } = await send(shop, textOf(ISBN), encoded);
  tally.note('a form that says to be compressed', status < 500, status);
}

async function trySites(shop: AttackedShop, tally: Tally): Promise<void> {
  const port = new URL(shop.url).port;
  const sites: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://attacker.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: `http://127.0.0.1.attacker.example:${port}` },
  ];
  const { cookie } = await shop.people.family('anna');
  for (const site of sites) {
    for (const sent of [site, { ...site, cookie }]) {
      const answer = await send(shop, textOf(`${ISBN} ${SECRET}`), sent);
      const { status, headers, body } = answer;
      const isShut = status === 403 && headers.location === undefined && !body.includes(SECRET);
      tally.note(JSON.stringify(site), isShut, [status, headers.location]);
    }
  }
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const { status } = await shop.people
      .guest({ 'content-type': FORM })
      .ask({ method, path: PATH, body: textOf(ISBN) });
    tally.note(method, status >= 400 && status < 500, status);
  }
}

/** What stands behind the redirect can be written by anybody. */
async function tryAddresses({ people, isShort }: AttackedShop, tally: Tally): Promise<void> {
  const tried = injections.filter((_, at) => !isShort || at % 8 === 0);
  await inTurns(tried, async ({ name, text }) => {
    // Halves of characters, which no address can hold, become marks.
    const value = encodeURIComponent(Buffer.from(text).toString());
    const path = `${PATH}?isbn=${value}.${ISBN}&dubbi=${value}&esito=${value}`;
    const { status, body } = await people.guest().get(path);
    const found = dangerousMarkup(body);
    tally.note(`${name} in the list’s address`, status < 500 && found.length === 0, [
      status,
      found[0],
    ]);
  });
}
