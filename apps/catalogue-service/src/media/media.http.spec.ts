import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { IMAGE_BYTES, type Role } from '@zaino/contracts/shared';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing, anImage } from '@zaino/service/media/testing/image-files';
import type { z } from 'zod';
import { newProduct, startTestService, type TestService } from '../testing/test-service';

const NOBODYS = '0'.repeat(32);

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  admin = await service.signIn();
});
afterAll(() => service.stop());

const { uploadImage } = adminCatalogueEndpoints;

const upload = (body: Buffer, headers: Record<string, string> = admin) =>
  service.call<z.output<typeof uploadImage.response>>({
    method: uploadImage.method,
    path: uploadImage.path,
    headers: { 'content-type': 'image/png', ...headers },
    body,
  });

/** The address of an image that is like no other. */
async function kept(image: Parameters<typeof anImage>[1] = {}) {
  const { status, body } = await upload(await anImage('png', image));
  expect(status).toBe(200);
  return body.url;
}

describe('an upload', () => {
  it('is answered with the address for a product, and the same image with the same', async () => {
    const image = await anImage('png', { width: 1_700, height: 850 });
    const { status, body } = await upload(image);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      url: expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}$/) as string,
      larghezza: 1_600,
      altezza: 800,
    });
    expect((await upload(image)).body).toEqual(body);
    expect(await service.database.getRepository(Media).countBy({ width: 1_600 })).toBe(1);
  });

  it('may say of itself what it likes: its content decides', async () => {
    const jpeg = await anImage('jpeg');
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
    const answer = await upload(await anImage('png', { width: 33 }), await headersOf());
    expect(answer.status).toBe(status);
    expect(await service.database.getRepository(Media).count()).toBe(before);
  });
});

describe('a kept image', () => {
  it('is served below its address', async () => {
    const { status, headers } = await service.send(`${await kept({ width: 400 })}/160.webp`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await service.send(`/api/media/${NOBODYS}/160.avif`)).status).toBe(404);
    expect((await service.send(`/api/media/${NOBODYS}/161.avif`)).status).toBe(400);
  });

  it.each([
    ['that is not there', () => `/api/media/${NOBODYS}`],
    ['of the blog', (id: string) => `/api/blog/media/${id}`],
  ])('stands among the images of a product, and one %s does not', async (_, other) => {
    const url = await kept({ width: 99 });
    const web = 'https://example.com/a.png';
    expect((await service.product({ immagini: [url, web] })).immagini).toEqual([url, web]);
    const { status, body } = await service.adminCall({
      method: 'POST',
      path: '/api/saveproduct',
      body: {
        isEdit: false,
        productId: null,
        product: { ...newProduct, immagini: [web, other(url.slice(-32))] },
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
});
