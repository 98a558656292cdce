import { json } from 'node:stream/consumers';
import { type ServerRenders, serverRendersSchema } from '@zaino/contracts/analytics';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { z } from 'zod';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
const routes = `
  { path: '/', render: () => ({ html: 'Home' }) },
  { path: '/broken', render: () => { throw new Error('planted'); } }`;
const bodySchema = z.object({ minutes: z.array(serverRendersSchema) });

let releases: PublishedReleases;
beforeAll(() => {
  releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1', bundle: shellBundle(routes) });
});
afterAll(() => releases.remove());

it('a gateway tells analytics how its pages were drawn, at its end what is left', async () => {
  const told: ServerRenders[] = [];
  const analytics = await listen((request, response) => {
    void json(request).then((body) => {
      expect(request.headers[SERVICE_KEY_HEADER]).toBe(SERVICE_KEY);
      expect(request.url).toMatch(/^\/internal\/server-renders\/[\da-f-]{36}$/);
      told.push(...bodySchema.parse(body).minutes);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true }));
    });
  });
  const gateway = await openGateway(releases.folder, { ANALYTICS_URL: analytics.url, SERVICE_KEY });
  for (const url of ['/', '/broken', '/broken']) await gateway.inject(url);
  await gateway.close();
  analytics.close();
  const sum = (of: 'renders' | 'failedRenders') => told.reduce((all, one) => all + one[of], 0);
  expect([sum('renders'), sum('failedRenders')]).toEqual([3, 2]);
  expect(new Set(told.map(({ app, version }) => `${app} ${version}`))).toEqual(
    new Set(['shell s1']),
  );
});

it('a gateway without analytics goes on, and ends', async () => {
  const settings = { ANALYTICS_URL: 'http://127.0.0.1:1', SERVICE_KEY };
  const gateway = await openGateway(releases.folder, settings);
  expect((await gateway.inject('/')).statusCode).toBe(200);
  await gateway.close();
});
