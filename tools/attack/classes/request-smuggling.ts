import type { AttackClass } from '../attack-class';
import type { AttackedShop } from '../shop/attacked-shop';
import { rawExchange, statusesOf } from '../shop/raw-exchange';
import type { Tally } from '../tally';

/** The request that is to be taken for another one's: the door must never see it. */
const HIDDEN = 'GET /api/regions HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Hidden: 1\r\n\r\n';
const POST =
  'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
const GET = 'GET /api/regions HTTP/1.1\r\n';
const chunked = `0\r\n\r\n${HIDDEN}`;
const inside = String(Buffer.byteLength(HIDDEN));

/** Requests whose end two programs could see at different places. */
const ambiguous: [string, string][] = [
  ['length and chunks', `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  ['chunks and length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${inside}\r\n\r\n${HIDDEN}`],
  ['a list of lengths', `${POST}Content-Length: 0, ${inside}\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n${HIDDEN}`],
  ['a length in hexadecimal', `${POST}Content-Length: 0x0\r\n\r\n${HIDDEN}`],
  ['an unknown coding', `${POST}Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
  ['chunked and then not', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`],
  ['two codings', `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n${chunked}`],
  [
    'a name with a blank',
    `${POST}Transfer-Encoding : chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  ],
  [
    'a folded line',
    `${POST}X: 1\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
  ],
  ['a line feed alone', `${POST}Transfer-Encoding: chunked\nContent-Length: 4\r\n\r\n${chunked}`],
  ['a carriage return alone', `${POST}X: 1\rTransfer-Encoding: chunked\r\n\r\n${chunked}`],
  [
    'a null character',
    `${POST}Transfer-Encoding: chunked\0\r\nContent-Length: 4\r\n\r\n${chunked}`,
  ],
  ['a chunk without a size', `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n${HIDDEN}`],
  ['a chunk with a sign', `${POST}Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n${HIDDEN}`],
  ['a chunk too large', `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${HIDDEN}`],
  [
    'chunks in HTTP/1.0',
    `${POST.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n${chunked}`,
  ],
];

/** Requests that name another host than they go to, or none. */
const misdirected: [string, string][] = [
  ['two hosts', `${GET}Host: 127.0.0.1\r\nHost: attacker.example\r\n\r\n`],
  ['two hosts alike', `${GET}Host: 127.0.0.1\r\nhost: 127.0.0.1\r\n\r\n`],
  ['no host', `${GET}\r\n`],
  [
    'an absolute target',
    'GET http://attacker.example/api/regions HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  ],
  [
    'an absolute target of ours',
    'GET http://127.0.0.1/api/regions HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  ],
  ['a target without a path', 'GET attacker.example:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['a proxy’s target', 'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['a star', 'GET * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
];

/** Paths to what only services ask, past a reading of the address that is not the service's. */
const inner: string[] = [
  '/api/tenants/../../internal/tenants/x',
  '/api/tenants/%2e%2e/%2e%2e/internal/tenants/x',
  '/api/tenants/..%2f..%2finternal/tenants/x',
  '/api/tenants/..%5c..%5cinternal',
  '/api/tenants/\\..\\..\\internal',
  '/api//../internal/tenants/x',
  '/./internal/tenants/x',
  '//internal/tenants/x',
  '/%69nternal/tenants/x',
  '/internal%2ftenants%2fx',
  '/api/tenants/..;/internal/tenants/x',
  '/INTERNAL/tenants/x',
  '/metrics/../internal/tenants/x',
  '/openapi.json',
  '/api/identity/../openapi.json',
];

export const requestSmuggling: AttackClass = {
  name: 'request smuggling',
  proves: 'issue 13; ASVS 4.2.1, 4.2.2',
  tried:
    'requests with two lengths, two hosts, absolute targets and broken chunks, and paths to inner calls, by raw sockets',
  holds:
    '400 or one answer alone, the hidden request is never answered, and no inner call is reached',
  run: async (shop, tally) => {
    await Promise.all(ambiguous.map(([what, bytes]) => tryHidden(shop, { what, bytes }, tally)));
    await Promise.all(misdirected.map(([what, bytes]) => tryHost(shop, { what, bytes }, tally)));
    await Promise.all(inner.map((path) => tryInner(shop, path, tally)));
  },
};

interface Raw {
  what: string;
  bytes: string;
}

async function tryHidden({ url }: AttackedShop, { what, bytes }: Raw, tally: Tally) {
  const answers = await rawExchange(url, bytes);
  const statuses = statusesOf(answers);
  const isHeld = statuses.length <= 1 && !answers.includes('"regioni"');
  tally.note(what, isHeld && statuses.every((status) => status >= 400), statuses);
}

async function tryHost({ url }: AttackedShop, { what, bytes }: Raw, tally: Tally) {
  const answers = await rawExchange(url, bytes);
  const isHeld = statusesOf(answers).every((status) => status === 400 || status === 404);
  tally.note(what, isHeld && !answers.includes('"regioni"'), answers.slice(0, 200));
}

async function tryInner(shop: AttackedShop, path: string, tally: Tally): Promise<void> {
  const key = shop.serviceKeys['bookshops'] ?? '';
  const bytes = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Service-Key: ${key}\r\nConnection: close, x-service-key\r\n\r\n`;
  const answers = await rawExchange(shop.url, bytes);
  const isHeld = statusesOf(answers).every((status) => status >= 400 && status < 500);
  tally.note(path, isHeld && !answers.includes('"openapi"'), answers.slice(0, 200));
}
