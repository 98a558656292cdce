import { IMAGE_BYTES, type Problem, type Role } from '@zaino/contracts/shared';
import { MediaStore } from '@zaino/service/media/media-store';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing, anImage } from '@zaino/service/media/testing/image-files';
import { startTestService, type TestService } from '../testing/test-service';

const NOBODYS = '0'.repeat(32);

type Headers = Record<string, string>;
type Answer = { url: string; width: number; height: number } & Omit<Problem, 'success'>;

let service: TestService;
let admin: Headers;
beforeAll(async () => {
  service = await startTestService();
  admin = await service.signIn();
});
afterAll(() => service.stop());

const upload = (body: Buffer, headers: Headers = admin) =>
  service.call<Answer>({
    method: 'POST',
    path: '/api/blog/media',
    body,
    headers: { 'content-type': 'image/png', ...headers },
  });

const get = (path: string) => fetch(service.url + path);

describe('an image for an article', () => {
  it('is answered with its address and size, and the same image with the same', async () => {
    const image = await anImage('jpeg', { width: 1_700, height: 850 });
    const { status, body } = await upload(image);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        url: expect.stringMatching(/^\/api\/blog\/media\/[0-9a-f]{32}$/) as string,
        width: 1_600,
        height: 800,
      },
    ]);
    expect((await upload(image)).body).toEqual(body);
    expect(await service.database.getRepository(Media).countBy({ width: 1_600 })).toBe(1);
  });

  it('is served below its address for a year', async () => {
    const { url } = (await upload(await anImage('png', { width: 400 }))).body;
    const { status, headers } = await get(`${url}/160.webp`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    [`/api/blog/media/${NOBODYS}/160.avif`, 404],
    [`/api/blog/media/${NOBODYS}/161.avif`, 400],
    ['/api/blog/media/x/160.avif', 400],
  ])('is not found at %s', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
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

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is not taken as %s',
    async (type) => {
      const { status } = await upload(Buffer.from('{}'), { ...admin, 'content-type': type });
      expect(status).toBe(415);
    },
  );

  it.each<[string, () => Headers | Promise<Headers>]>([
    ['nobody', () => ({})],
    ...(['customer', 'bookshop'] as Role[]).map((role): [string, () => Promise<Headers>] => [
      `a ${role}`,
      () => service.signIn(role),
    ]),
    ['an invented bearer', () => ({ authorization: `Bearer ${'x'.repeat(43)}` })],
  ])('is not taken from %s', async (_, headersOf) => {
    const images = service.database.getRepository(Media);
    const before = await images.count();
    const image = await anImage('png', { width: 33 });
    expect((await upload(image, await headersOf())).status).toBe(401);
    expect(await images.count()).toBe(before);
  });
});

describe('the store', () => {
  it('knows the blog’s images by id and by address', async () => {
    const store = service.app.get(MediaStore, { strict: false });
    const { id, url } = await store.keepDrawing(aDrawing());
    expect(url).toBe(`/api/blog/media/${id}`);
    expect(await store.sizesOf([id, NOBODYS])).toEqual(new Map([[id, { width: 80, height: 60 }]]));
    const others = [`/api/blog/media/${NOBODYS}`, `/api/media/${id}`];
    expect(await store.unknownAmong([url, ...others])).toEqual(new Set(others));
    expect((await get(`${url}/320.avif`)).status).toBe(200);
  });
});
