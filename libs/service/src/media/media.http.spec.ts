import { Controller, type INestApplication, Module } from '@nestjs/common';
import {
  defineEndpoint,
  imageUpload,
  mediaFile,
  mediaFormats,
  mediaWidths,
} from '@zaino/contracts/shared';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BoundedCache } from '../bounded-cache';
import { createService } from '../create-service';
import { pendingSchemaChanges } from '../database-commands';
import { databaseOptions } from '../database-options';
import { DatabaseModule } from '../database.module';
import { Input, type ParamsOf, Route } from '../route';
import { MediaForms } from './media-forms';
import { MediaStore } from './media-store';
import { addNeededAtSql, Media, mediaTablesSql, MediaVariant } from './media.entity';
import { MediaModule } from './media.module';
import { aDrawing, anImage } from './testing/image-files';

const PATH = '/api/blog/media';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NOBODYS = '0'.repeat(32);

const uploadCall = defineEndpoint(
  { method: 'POST', path: PATH },
  { ...imageUpload, access: 'public', response: z.object({ url: z.string() }) },
);
const fileCall = defineEndpoint({ method: 'GET', path: `${PATH}/:id/:file` }, mediaFile);

@Controller()
class ImagesController {
  constructor(
    private readonly store: MediaStore,
    private readonly forms: MediaForms,
  ) {}

  @Route(uploadCall)
  upload(@Input('body') bytes: Buffer) {
    return this.store.keepUpload(bytes);
  }

  @Route(fileCall)
  file(@Input('params') { id, file }: ParamsOf<typeof fileCall>) {
    return this.forms.answer(id, file);
  }
}

let schema: TestDatabase;
let database: DataSource;
let app: INestApplication;
let origin: string;
beforeAll(async () => {
  schema = await createTestDatabase();
  const options = databaseOptions(schema.url, { entities: [Media, MediaVariant], migrations: [] });
  database = await new DataSource(options).initialize();
  for (const statement of [...mediaTablesSql, addNeededAtSql]) await database.query(statement);
  const media = MediaModule.with({
    path: PATH,
    controller: ImagesController,
    cacheMb: 8,
    namedIn: "SELECT '' AS text",
  });
  @Module({ imports: [DatabaseModule.connect(options), media] })
  class ImagesModule {}
  const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };
  app = await createService(ImagesModule, { name: 'images', config });
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  await database.destroy();
  await schema.drop();
});

async function upload(bytes: Buffer) {
  const answer = await fetch(origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const body = (await answer.json()) as { id: string; url: string; width: number; height: number };
  return { status: answer.status, body };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

/** An image that is like no other. */
async function kept(image: Parameters<typeof anImage>[1] = {}) {
  const { status, body } = await upload(await anImage('png', image));
  expect(status).toBe(200);
  return body;
}

const store = () => app.get(MediaStore, { strict: false });

describe('the tables of images', () => {
  it('are what the entities ask for', async () =>
    expect(await pendingSchemaChanges(database)).toEqual([]));
});

describe('an uploaded image', () => {
  it('has an address below the service’s path, and the same image the same', async () => {
    const image = await anImage('png', { width: 1_700, height: 850 });
    const { body } = await upload(image);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      width: 1_600,
      height: 800,
      url: `${PATH}/${body.id}`,
    });
    expect((await upload(image)).body).toEqual(body);
    expect(await database.getRepository(Media).countBy({ width: 1_600 })).toBe(1);
  });

  it('is refused with a sentence where it is none, and not kept', async () => {
    const before = await database.getRepository(Media).count();
    const { status, body } = await upload(Buffer.from('testo'));
    expect([status, body]).toMatchObject([
      400,
      { code: 'image-refused', detail: 'Il file non è un’immagine, oppure è danneggiato.' },
    ]);
    expect(await database.getRepository(Media).count()).toBe(before);
  });
});

describe('a kept image', () => {
  it.each(mediaFormats)('is served as %s in every width', async (format) => {
    const { url } = await kept({ width: 1_500, height: 750 });
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
    const { id, url } = await kept({ width: 301, height: 100 });
    const [largest, other] = [await get(`${url}/1280.webp`), await get(`${url}/320.webp`)];
    expect((await sharp(largest.bytes).metadata()).width).toBe(301);
    expect(other.bytes.equals(largest.bytes)).toBe(true);
    expect((await sharp((await get(`${url}/160.webp`)).bytes).metadata()).width).toBe(160);
    const made = await database.getRepository(MediaVariant).findBy({ mediaId: id });
    expect(made.map(({ file }) => file).sort()).toEqual(['160.webp', '320.webp']);
  });

  it('is not sent again to who has it', async () => {
    const url = `${(await kept({ width: 44 })).url}/160.avif`;
    const etag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers.get('cache-control')).toBe(IMMUTABLE);
  });

  it('that shines through stands on white as JPEG', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const { url } = await kept({ width: 50, height: 50, background });
    const pixels = await sharp((await get(`${url}/160.jpg`)).bytes)
      .raw()
      .toBuffer();
    expect(Math.min(...pixels)).toBeGreaterThan(250);
    expect((await sharp((await get(`${url}/160.webp`)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('is drawn sharply at every width where it is a drawing, and never sent as one', async () => {
    const { url } = await store().keepDrawing(aDrawing());
    const { headers, bytes } = await get(`${url}/1280.webp`);
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
    expect((await get(`${url}/160.svg`)).status).toBe(400);
    expect((await get(url)).status).toBe(404);
  });

  it('is made once, however many copies of the service are asked at a time', async () => {
    const { id, url } = await kept({ width: 900, height: 300 });
    const copies = [1, 2].map(() => new MediaForms(database, new BoundedCache(1_000_000)));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => get(`${url}/640.avif`)),
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
    expect(await database.getRepository(MediaVariant).countBy({ mediaId: id })).toBe(1);
  });

  it.each([
    [`${PATH}/${NOBODYS}/160.avif`, 404],
    [`${PATH}/${NOBODYS}/161.avif`, 400],
    [`${PATH}/${NOBODYS}/160.gif`, 400],
    [`${PATH}/../../etc/passwd`, 404],
    [`${PATH}/${NOBODYS.toUpperCase().replace('0', 'A')}/160.avif`, 400],
  ])('is refused at %s, and that is not kept', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('is found as soon as it is there, though it was asked for before', async () => {
    const image = await anImage('png', { width: 77, height: 77 });
    const { id, url } = (await upload(image)).body;
    await database.getRepository(Media).delete({ id });
    expect((await get(`${url}/160.webp`)).status).toBe(404);
    await upload(image);
    expect((await get(`${url}/160.webp`)).status).toBe(200);
  });
});

describe('the store', () => {
  it('knows the size of what is there', async () => {
    const { id } = await kept({ width: 88, height: 22 });
    expect(await store().sizesOf([id, NOBODYS, id])).toEqual(
      new Map([[id, { width: 88, height: 22 }]]),
    );
    expect(await store().sizesOf([])).toEqual(new Map());
  });

  it('tells an address of an image that it does not keep, also of another service', async () => {
    const { id, url } = await kept({ width: 89 });
    const others = [`${PATH}/${NOBODYS}`, `/api/media/${id}`];
    const web = 'https://example.com/a.png';
    expect(await store().unknownAmong([url, web, '', ...others])).toEqual(new Set(others));
    await expect(store().refuseUnknown([url, web, ...others], 'images')).rejects.toMatchObject({
      kind: 'invalid',
      details: {
        errors: [2, 3].map((index) => ({
          path: `images.${index}`,
          message: 'Un’immagine di questo negozio non esiste più',
        })),
      },
    });
    await store().refuseUnknown([url, web], 'images');
  });
});
