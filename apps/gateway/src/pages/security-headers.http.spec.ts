import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

/** Directives of a content security policy by name. */
function directivesOf(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.replace(/ .*/, ''), part] as const));
}

describe('security headers', () => {
  let releases: PublishedReleases;
  const closing: (() => unknown)[] = [];

  beforeEach(() => {
    releases = new PublishedReleases();
    releases.publish({ name: 'shell', version: 's1' });
  });

  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    releases.remove();
  });

  async function open(env: NodeJS.ProcessEnv = {}) {
    const gateway = await openGateway(releases.folder, env);
    closing.push(() => gateway.close());
    return gateway;
  }

  it('let a page run its own scripts only, and no text as code', async () => {
    const gateway = await open();
    const { headers } = await gateway.inject('/');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': "default-src 'none'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
      'trusted-types': 'trusted-types zaino zaino-article zaino-worker',
      'base-uri': "base-uri 'none'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'none'",
    });
    expect(policy['script-src']).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')*$/);
    expect(policy['worker-src']).toBe("worker-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http:|\*/);
  });

  interface AnalyticsCase {
    who: string;
    env: Record<string, string>;
    origin: string;
    target: object | undefined;
  }

  it.each<AnalyticsCase>([
    { who: 'our own service', env: {}, origin: '', target: undefined },
    { who: 'nobody', env: { ANALYTICS: 'none' }, origin: '', target: { kind: 'none' } },
    {
      who: 'a Matomo',
      env: { ANALYTICS: 'matomo', MATOMO_URL: 'https://m.example/stats/', MATOMO_SITE_ID: '7' },
      origin: ' https://m.example',
      target: { kind: 'matomo', endpoint: 'https://m.example/stats/matomo.php', siteId: 7 },
    },
    {
      who: 'Google Analytics',
      env: { ANALYTICS: 'ga4', GA_MEASUREMENT_ID: 'G-ABC1234' },
      origin: ' https://region1.google-analytics.com',
      target: {
        kind: 'ga4',
        endpoint: 'https://region1.google-analytics.com/g/collect',
        measurementId: 'G-ABC1234',
      },
    },
  ])('let a page tell $who of itself, and nobody else', async ({ env, origin, target }) => {
    const gateway = await open(env);
    const { headers, body } = await gateway.inject('/');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['connect-src']).toBe(`connect-src 'self'${origin}`);
    // No code of theirs is ever loaded.
    expect(policy['script-src']).not.toContain('http');
    const told = /<script type="application\/json" id="analytics">(.*?)<\/script>/.exec(body)?.[1];
    expect(told && JSON.parse(told)).toEqual(target);
    const ofAdmins = await gateway.inject('/admin/login');
    const theirs = directivesOf(ofAdmins.headers['content-security-policy']);
    expect(theirs['connect-src']).toBe("connect-src 'self'");
  });

  it.each([
    [{ ANALYTICS: 'matomo', MATOMO_URL: 'https://m.example' }, 'MATOMO_SITE_ID'],
    [{ ANALYTICS: 'matomo', MATOMO_SITE_ID: '7' }, 'MATOMO_URL'],
    [{ ANALYTICS: 'ga4' }, 'GA_MEASUREMENT_ID'],
  ])('are not made of half a choice of analytics (%j)', async (env, missing) => {
    await expect(open(env)).rejects.toThrow(missing);
  });

  it.each([
    ['for everybody', {}],
    ['in development', { DEVELOPMENT: 'true' }],
  ])('let the scripts in the page through by their hashes %s', async (_where, env) => {
    const { headers, body } = await (await open(env)).inject('/');
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(2);
    for (const text of scripts) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(directivesOf(headers['content-security-policy'])['script-src']).toMatch(
        `'sha256-${hash}'`,
      );
    }
  });

  it('let the styles in the page through by their hashes', async () => {
    const css = '.home { color: red }';
    const [entry, style] = ['entry.s2.js', 'home.s2.css'];
    releases.publish({
      name: 'shell',
      version: 's2',
      entry: [style, entry],
      files: { [style]: css },
    });
    const { headers, body } = await (await open()).inject('/');
    expect(body).toContain(`>${css}</style>`);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(directivesOf(headers['content-security-policy'])['style-src']).toBe(
      `style-src 'self' 'sha256-${hash}'`,
    );
  });

  it('say where reports go', async () => {
    const { headers } = await (await open()).inject('/');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['report-uri']).toBe('report-uri /csp-reports');
    // Without TLS browsers would take the newer way and send nothing.
    expect(policy).not.toHaveProperty('report-to');
  });

  it('tell other sites little and give the page no device', async () => {
    const { headers } = await (await open()).inject('/');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
  });

  it('stand on pages that are not there, too', async () => {
    const { headers, statusCode } = await (await open()).inject('/nessuna');
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toMatch(
      'trusted-types zaino zaino-article zaino-worker;',
    );
  });

  it('forbid guessing the type of any answer', async () => {
    const service = await listen((_request, response) => response.end('{}'));
    closing.push(service.close);
    const gateway = await open({ SCHOOLS_URL: service.url });
    const urls = ['/', '/releases/shell/s1/entry.s1.js', '/releases/none.js', '/api/regions'];
    for (const url of [...urls, '/api/nothing', '/health/live', '/%E0%A4%A']) {
      expect((await gateway.inject(url)).headers['x-content-type-options']).toBe('nosniff');
    }
  });

  describe('of a call that came by TLS', () => {
    const byProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'zaino.example' };
    const trusting = { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };

    it('keep the browser there, on pages, files and calls', async () => {
      const gateway = await open(trusting);
      for (const url of ['/', '/releases/shell/s1/entry.s1.js', '/api/nothing']) {
        const { headers } = await gateway.inject({ url, headers: byProxy });
        expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      }
      const { headers } = await gateway.inject({ url: '/', headers: byProxy });
      expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
      expect(directivesOf(headers['content-security-policy'])).toMatchObject({
        'report-to': 'report-to csp',
        'report-uri': 'report-uri /csp-reports',
        'upgrade-insecure-requests': 'upgrade-insecure-requests',
      });
    });

    it.each([
      ['a proxy that nobody trusts', {}, byProxy],
      ['a proxy without TLS', trusting, { ...byProxy, 'x-forwarded-proto': 'http' }],
      ['this machine', trusting, { ...byProxy, 'x-forwarded-host': 'localhost:4200' }],
      ['this machine by its name', trusting, { ...byProxy, 'x-forwarded-host': 'shop.localhost' }],
      ['this machine by its address', trusting, { ...byProxy, 'x-forwarded-host': '127.0.0.1' }],
      ['this machine by IPv6', trusting, { ...byProxy, 'x-forwarded-host': '[::1]:4200' }],
    ])('do not where it is %s', async (_who, env, headers) => {
      const gateway = await open(env);
      const answer = await gateway.inject({ url: '/', headers });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['content-security-policy']).not.toMatch('upgrade-insecure');
    });

    it('need the proxies’ addresses', async () => {
      await expect(open({ TRUSTED_PROXIES: 'the proxy' })).rejects.toThrow('TRUSTED_PROXIES');
    });
  });

  it('let hot reload work in development', async () => {
    const { headers } = await (await open({ DEVELOPMENT: 'true' })).inject('/');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['script-src']).toMatch("'unsafe-eval' http://127.0.0.1:*");
    expect(policy['connect-src']).toMatch('ws://127.0.0.1:*');
    expect(policy).not.toHaveProperty('require-trusted-types-for');
    expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'");
  });
});
