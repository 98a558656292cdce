import 'reflect-metadata';
import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

const releases = new PublishedReleases();
releases.publish({ name: 'shell', version: 's1' });
const bearer = `Bearer ${'a'.repeat(43)}`;
afterAll(() => releases.remove());

it.each([
  ['CATALOGUE_URL', '/api/media'],
  ['BLOG_URL', '/api/blog/media'],
  ['SCHOOLS_URL', '/api/books/media'],
])('passes an image on to %s byte by byte, and none that is too large', async (name, url) => {
  const service = await notingService();
  const gateway = await openGateway(releases.folder, { [name]: service.url });
  const send = (payload: Buffer) =>
    gateway.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'image/png', authorization: bearer },
    });
  const image = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
  expect((await send(image)).statusCode).toBe(200);
  const [call] = service.calls;
  expect([call?.url, call?.bytes.equals(image)]).toEqual([url, true]);
  expect(call?.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '512',
    authorization: bearer,
  });
  expect((await send(Buffer.alloc(IMAGE_BYTES + 1))).statusCode).toBe(413);
  expect(service.calls).toHaveLength(1);
  await gateway.close();
  service.close();
});
