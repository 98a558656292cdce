import { IMAGE_BYTES, mediaFormats, mediaWidths } from '@zaino/contracts/catalogue';
import type { Problem, Role } from '@zaino/contracts/shared';
import { BoundedCache } from '@zaino/service/bounded-cache';
import sharp from 'sharp';
import { Media, MediaVariant } from '../database/entities/media.entity';
import { newProduct, startTestService, type TestService } from '../testing/test-service';
import { MediaForms } from './media-forms';
import { MediaStore } from './media-store';
import { aDrawing, aPicture } from './testing/image-files';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOBODYS = '0'.repeat(32);

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  admin = await service.signIn();
});
afterAll(() => service.stop());

type Answer = { url: string; larghezza: number; altezza: number } & Omit<Problem, 'success'>;

async function upload(bytes: Buffer, headers: Record<string, string> = admin) {
  const answer = await fetch(`${service.url}/api/media`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(service.url + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

/** The address of a picture that is like no other. */
async function kept(picture: Parameters<typeof aPicture>[1] = {}) {
  const { status, body } = await upload(await aPicture('png', picture));
  expect(status).toBe(200);
  return body.url;
}

describe('an upload', () => {
  it('is answered with the address for a product, and the same image with the same', async () => {
    const picture = await aPicture('png', { width: 1_700, height: 850 });
    const { status, body } = await upload(picture);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}$/) as string,
      larghezza: 1_600,
      altezza: 800,
    });
    expect((await upload(picture)).body).toEqual(body);
    expect(await service.database.getRepository(Media).countBy({ width: 1_600 })).toBe(1);
  });

  it('may say of itself what it likes: its content decides', async () => {
    const jpeg = await aPicture('jpeg');
    const { status } = await upload(jpeg, { ...admin, 'content-type': 'application/octet-stream' });
    expect(status).toBe(200);
  });

  it.each([
    ['no image', Buffer.from('testo'), 'Il file non è un’immagine, oppure è danneggiato.'],
    ['empty', Buffer.alloc(0), 'Il file non è un’immagine, oppure è danneggiato.'],
    [
      'a drawing with a script',
      aDrawing('<script>1</script>'),
      'Questo tipo di immagine non è ammesso: servono JPEG, PNG, WebP o AVIF.',
    ],
  ])('is refused with a sentence where it is %s', async (_, bytes, detail) => {
    const { status, body } = await upload(bytes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'image-refused', detail, error: detail });
  });

  it('is refused by its size before it is looked at', async () =>
    expect((await upload(Buffer.alloc(IMAGE_BYTES + 1))).status).toBe(413));

  it('is refused as JSON or a form', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const { status } = await upload(Buffer.from('{}'), { ...admin, 'content-type': type });
      expect(status).toBe(415);
    }
  });

  it.each<[string, () => Promise<Record<string, string>>, number]>([
    ['nobody', () => Promise.resolve({}), 401],
    ...(['customer', 'bookshop'] as Role[]).map(
      (role) =>
        [`a ${role}`, () => service.signIn(role), 401] as [
          string,
          () => Promise<Record<string, string>>,
          number,
        ],
    ),
    [
      'an invented bearer',
      () => Promise.resolve({ authorization: `Bearer ${'x'.repeat(43)}` }),
      401,
    ],
  ])('by %s is refused', async (_, headersOf, status) => {
    const before = await service.database.getRepository(Media).count();
    const answer = await upload(await aPicture('png', { width: 33 }), await headersOf());
    expect(answer.status).toBe(status);
    expect(await service.database.getRepository(Media).count()).toBe(before);
  });
});

describe('a kept image', () => {
  it.each(mediaFormats)('is served as %s in every width', async (format) => {
    const url = await kept({ width: 1_500, height: 750 });
    const type = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format];
    for (const width of mediaWidths) {
      const { status, headers, bytes } = await get(`${url}/${width}.${format}`, {
        'accept-encoding': 'br, gzip',
      });
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toBe(IMMUTABLE);
      expect(headers.get('content-encoding')).toBeNull();
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width / 2 });
    }
  });

  it('is never made wider than it is, nor twice for that', async () => {
    const url = await kept({ width: 301, height: 100 });
    const [largest, other] = [await get(`${url}/1280.webp`), await get(`${url}/320.webp`)];
    expect((await sharp(largest.bytes).metadata()).width).toBe(301);
    expect(other.bytes.equals(largest.bytes)).toBe(true);
    expect((await sharp((await get(`${url}/160.webp`)).bytes).metadata()).width).toBe(160);
    const made = await service.database
      .getRepository(MediaVariant)
      .findBy({ mediaId: url.slice(-32) });
    expect(made.map(({ file }) => file).sort()).toEqual(['160.webp', '320.webp']);
  });

  it('is not sent again to who has it', async () => {
    const url = `${await kept({ width: 44 })}/160.avif`;
    const etag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers.get('cache-control')).toBe(IMMUTABLE);
  });

  it('that shines through stands on white as JPEG', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const url = await kept({ width: 50, height: 50, background });
    const pixels = await sharp((await get(`${url}/160.jpg`)).bytes)
      .raw()
      .toBuffer();
    expect(Math.min(...pixels)).toBeGreaterThan(250);
    expect((await sharp((await get(`${url}/160.webp`)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('is drawn sharply at every width where it is a drawing, and never sent as one', async () => {
    const { id } = await service.app.get(MediaStore, { strict: false }).keepDrawing(aDrawing());
    const { headers, bytes } = await get(`/api/media/${id}/1280.webp`);
    expect(headers.get('content-type')).toBe('image/webp');
    const { data, info } = await sharp(bytes)
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1_280, 960]);
    // The edge between red and white is at 640: two pixels before it is red, two after it white.
    const greenAt = (x: number) => data[(480 * info.width + x) * info.channels + 1];
    expect(greenAt(636)).toBeLessThan(30);
    expect(greenAt(644)).toBeGreaterThan(225);
    expect((await get(`/api/media/${id}/160.svg`)).status).toBe(400);
    expect((await get(`/api/media/${id}`)).status).toBe(404);
  });

  it('is made once, however many copies of the service are asked at a time', async () => {
    const id = (await kept({ width: 900, height: 300 })).slice(-32);
    const copies = [1, 2].map(() => new MediaForms(service.database, new BoundedCache(1_000_000)));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => get(`/api/media/${id}/640.avif`)),
      ...copies.flatMap((copy) =>
        Array.from({ length: 15 }, async () => {
          const answer = await copy.answer(id, '640.avif');
          return { status: 200, bytes: await answer.encoded(undefined) };
        }),
      ),
    ]);
    const [first] = answers;
    for (const { status, bytes } of answers) {
      expect([status, bytes.equals(first?.bytes ?? Buffer.alloc(0))]).toEqual([200, true]);
    }
    expect(await service.database.getRepository(MediaVariant).countBy({ mediaId: id })).toBe(1);
  });

  it.each([
    [`/api/media/${NOBODYS}/160.avif`, 404],
    [`/api/media/${NOBODYS}/161.avif`, 400],
    [`/api/media/${NOBODYS}/160.gif`, 400],
    ['/api/media/../../etc/passwd', 404],
    [`/api/media/${NOBODYS.toUpperCase().replace('0', 'A')}/160.avif`, 400],
  ])('is refused at %s, and that is not kept', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('is found as soon as it is there, though it was asked for before', async () => {
    const picture = await aPicture('png', { width: 77, height: 77 });
    const id = (await upload(picture)).body.url.slice(-32);
    await service.database.getRepository(Media).delete({ id });
    expect((await get(`/api/media/${id}/160.webp`)).status).toBe(404);
    await upload(picture);
    expect((await get(`/api/media/${id}/160.webp`)).status).toBe(200);
  });

  it('stands among the images of a product, and one that is not there does not', async () => {
    const url = await kept({ width: 99 });
    const web = 'https://example.com/a.png';
    expect((await service.product({ immagini: [url, web] })).immagini).toEqual([url, web]);
    const { status, body } = await service.adminCall({
      ...{ method: 'POST', path: '/api/saveproduct' },
      body: {
        ...{ isEdit: false, productId: null },
        product: { ...newProduct, immagini: [web, `/api/media/${NOBODYS}`] },
      },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      errors: [
        { path: 'product.immagini.1', message: 'Un’immagine di questo negozio non esiste più' },
      ],
    });
  });

  it('is told from what is not there', async () => {
    const id = (await kept({ width: 88 })).slice(-32);
    const store = service.app.get(MediaStore, { strict: false });
    expect(await store.exists([id, NOBODYS, id])).toEqual(new Set([id]));
    expect(await store.exists([])).toEqual(new Set());
  });
});
