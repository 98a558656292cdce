import 'reflect-metadata';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

const sent =
  'a=1; zaino_session=planted; __Host-zaino_session=own; zaino_device=planted;zaino_first_visit=2026-11';

it.each([
  ['https://www.zaino.example', 'a=1; __Host-zaino_session=own;zaino_first_visit=2026-11'],
  ['http://localhost:4200', sent],
])('a shop at %s hands on the cookies that its own host can have set', async (url, passed) => {
  const releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1' });
  let seen: string | undefined;
  const service = await listen(({ headers }, response) => {
    seen = headers.cookie;
    response.setHeader('content-type', 'application/json').end('null');
  });
  const gateway = await openGateway(releases.folder, {
    IDENTITY_URL: service.url,
    PUBLIC_URL: url,
  });
  for (const host of ['zaino.example', 'aurora.zaino.example', 'admin.zaino.example']) {
    await gateway.inject({ url: '/api/auth/me', headers: { cookie: sent, host } });
    expect(seen).toBe(passed);
  }
  await gateway.close();
  service.close();
  releases.remove();
});
