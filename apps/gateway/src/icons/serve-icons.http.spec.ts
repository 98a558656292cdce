import 'reflect-metadata';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

const files = { 'icon-48.png': 'small', 'icon-180.png': 'large' };

describe('icons', () => {
  let releases: PublishedReleases;
  beforeEach(() => {
    releases = new PublishedReleases();
  });
  afterEach(() => releases.remove());

  it.each([
    ['/favicon.ico', 'icon-48.png'],
    ['/apple-touch-icon.png', 'icon-180.png'],
    ['/apple-touch-icon-precomposed.png', 'icon-180.png'],
  ])('are where programs look that have read no page: %s', async (path, file) => {
    releases.publish({ name: 'shell', version: 's1', files });
    const gateway = await openGateway(releases.folder);
    const { statusCode, headers } = await gateway.inject(path);
    expect([statusCode, headers['location']]).toEqual([302, `/releases/shell/s1/${file}`]);
    const { headers: sent, statusCode: found } = await gateway.inject(headers['location'] ?? '');
    expect([found, sent['content-type']]).toEqual([200, 'image/png']);
    await gateway.close();
  });

  it('are named by every page', async () => {
    releases.publish({ name: 'shell', version: 's1', files });
    const gateway = await openGateway(releases.folder);
    const { body } = await gateway.inject('/');
    for (const link of [
      '<link rel="icon" type="image/png" sizes="48x48" href="/releases/shell/s1/icon-48.png">',
      '<link rel="apple-touch-icon" sizes="180x180" href="/releases/shell/s1/icon-180.png">',
    ]) {
      expect(body).toContain(link);
    }
    await gateway.close();
  });

  it('of a release without them are not there', async () => {
    releases.publish({ name: 'shell', version: 's1' });
    const gateway = await openGateway(releases.folder);
    expect((await gateway.inject('/favicon.ico')).statusCode).toBe(404);
    expect((await gateway.inject('/')).body).not.toContain('rel="icon"');
    await gateway.close();
  });
});
