import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { AttackClass } from '../attack-class';
import type { Person } from '../people/person';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const PATHS = ['/api/media', '/api/blog/media'];
const SCRIPT = '<script>alert(document.domain)</script>';
const MOST_BYTES = 8 * 1024 * 1024;
const LARGE_SIDE = 30_000;

const chunk = (kind: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};

/** The head of a PNG that says to be so large, and next to nothing behind it. */
function pngOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1_000)));
  return Buffer.concat([start, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

interface Upload {
  what: string;
  bytes: Buffer;
  type?: string;
}

const refused: Upload[] = [
  { what: 'SVG', bytes: Buffer.from('<svg onload=alert(1) xmlns="http://www.w3.org/2000/svg"/>') },
  { what: 'SVG behind a mark', bytes: Buffer.from('\ufeff<?xml version="1.0"?><svg/>') },
  { what: 'a page', bytes: Buffer.from(`<html>${SCRIPT}</html>`) },
  { what: 'a script', bytes: Buffer.from('alert(1)') },
  { what: 'a GIF that is a script', bytes: Buffer.from('GIF89a=1;alert(1)//') },
  { what: 'a PDF', bytes: Buffer.from('%PDF-1.7\n') },
  { what: 'an archive', bytes: Buffer.from('504b0304', 'hex') },
  { what: 'nothing', bytes: Buffer.alloc(0) },
  { what: 'the start of a JPEG', bytes: Buffer.from('ffd8ffe0', 'hex') },
  { what: 'a JPEG of a page', bytes: Buffer.from(`\u00ff\u00d8\u00ff${SCRIPT}`, 'latin1') },
  { what: 'a PNG of 900 million pixels', bytes: pngOf(LARGE_SIDE) },
  { what: 'a PNG of no pixels', bytes: pngOf(0) },
  { what: 'a file too large', bytes: Buffer.alloc(MOST_BYTES + 1, 0xff) },
  {
    what: 'a WebP of nothing',
    bytes: Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
  },
  { what: 'an AVIF of nothing', bytes: Buffer.from('\0\0\0\u001cftypavif\0\0\0\0', 'latin1') },
  { what: 'compressed', bytes: gzipSync(Buffer.alloc(4 * MOST_BYTES)) },
  { what: 'JSON', bytes: Buffer.from('{}'), type: 'application/json' },
  { what: 'a form', bytes: Buffer.from('--x--'), type: 'multipart/form-data; boundary=x' },
];

export const uploads: AttackClass = {
  name: 'uploads',
  proves: 'ASVS 5.2.1, 5.2.2, 5.3.1, 5.3.2',
  tried:
    'scripts, SVG, polyglots, bombs, broken and too large files as images, by admins, strangers and customers',
  holds:
    'refused, or drawn anew without what was hidden in it; strangers’ bodies are not even read',
  run: async (shop, tally) => {
    const admin = await shop.people.admin();
    for (const path of PATHS) {
      for (const upload of refused) await tryRefused({ admin, path }, upload, tally);
      await tryPolyglots(shop, { admin, path }, tally);
      await tryStrangers(shop, path, tally);
    }
  },
};

interface Place {
  admin: Person;
  path: string;
}

const send = (admin: Person, path: string, { bytes, type = 'application/octet-stream' }: Upload) =>
  admin.ask({ method: 'POST', path, body: bytes, headers: { 'content-type': type } });

/** Refused, with the connection cut while the body was still under way. */
const cut = { status: 413, body: '' };

async function tryRefused({ admin, path }: Place, upload: Upload, tally: Tally) {
  const { status, body } = await send(admin, path, upload).catch(() => cut);
  tally.note(`${upload.what} to ${path}`, status >= 400 && status < 500, [status, body]);
}

/** Real images with a script hidden in them: behind their end, in their notes. */
async function tryPolyglots(shop: AttackedShop, { admin, path }: Place, tally: Tally) {
  const blank = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } });
  const notes = { IFD0: { Copyright: SCRIPT, ImageDescription: SCRIPT } };
  const images: [string, Buffer][] = [
    [
      'a JPEG with a page behind it',
      Buffer.concat([await blank().jpeg().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    [
      'a PNG with a page behind it',
      Buffer.concat([await blank().png().toBuffer(), Buffer.from(SCRIPT)]),
    ],
    ['a JPEG with a script in its notes', await blank().withExif(notes).jpeg().toBuffer()],
  ];
  for (const [what, bytes] of images) {
    const answer = await send(admin, path, { what, bytes, type: 'text/html' });
    if (answer.status !== 200) {
      tally.note(`${what} to ${path}`, answer.status < 500, answer.body);
      continue;
    }
    const kept = await shop.people.guest().get((answer.json() as { url: string }).url);
    const type = String(kept.headers['content-type']);
    const isImage =
      type.startsWith('image/') && kept.headers['x-content-type-options'] === 'nosniff';
    tally.note(`${what} to ${path}`, isImage && !kept.body.includes('<script'), [
      kept.status,
      type,
    ]);
  }
}

async function tryStrangers({ people }: AttackedShop, path: string, tally: Tally): Promise<void> {
  const body = Buffer.alloc(1024, 0xff);
  const type = { 'content-type': 'image/jpeg' };
  const customer = await people.family('anna');
  for (const person of [
    people.guest(type),
    people.guest({ ...customer.person.headers, ...type }),
  ]) {
    const { status } = await person.ask({ method: 'POST', path, body });
    tally.note(`a stranger to ${path}`, status === 401, status);
  }
}
