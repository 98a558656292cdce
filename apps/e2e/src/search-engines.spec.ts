import { expect, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext } from '@playwright/test';

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/** What a page's head says, as its HTML has it. */
function headOf(html: string) {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
    alternatives: [
      ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]*)"/g),
    ],
  };
}

/** So many of a list, from its whole length. */
function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count + 1);
}

async function get(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { maxRedirects: 0 });
  expect(`${answer.status()} ${url}`).toBe(`200 ${url}`);
  return answer;
}

/** The addresses that a part of the sitemap names. */
async function addresses(request: APIRequestContext, file: string): Promise<string[]> {
  return textsOf(await (await get(request, file)).text(), 'loc');
}

test('what the sitemap names is there, at that one address, with an image of its own @short', async ({
  request,
}) => {
  const robots = await (await get(request, '/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const files = await addresses(request, sitemap);
  const of = async (name: string) =>
    addresses(request, files.find((file) => file.includes(`-${name}-1.`)) ?? '');
  const classes = await of('classi');
  const withCourse = classes.find((url) => url.includes('combinazione='));
  expect(withCourse).toBeDefined();
  // The blog has browser tests of its own, and does not run in these.
  const own = (await of('pagine')).filter((url) => !url.endsWith('/blog'));
  expect(own).toHaveLength(15);
  const urls = [
    ...own,
    ...spread(await of('luoghi'), 4),
    ...spread(await of('scuole'), 4),
    ...spread(classes, 6),
    ...(withCourse ? [withCourse] : []),
    ...spread(await of('libri'), 4),
    ...spread(await of('prodotti'), 4),
    ...(await of('librerie')),
  ];
  const images = new Set<string>();
  for (const url of urls) {
    const { canonical, robots: kept, image } = headOf(await (await get(request, url)).text());
    expect({ canonical, kept }).toEqual({ canonical: url, kept: undefined });
    images.add(image ?? 'none');
  }
  expect(images.size).toBeGreaterThan(10);
  for (const image of images) {
    expect((await get(request, image)).headers()['content-type']).toBe('image/jpeg');
  }
});

test('a part whose service is away says so, and names nothing else', async ({ request }) => {
  // Nobody started the blog here.
  const away = await request.get('/sitemap-articoli-1.xml');
  expect([away.status(), away.headers()['retry-after']]).toEqual([503, '5']);
});

test('pages of filters and of somebody are kept out @short', async ({ request }) => {
  const { products, next } = (await (await get(request, '/api/getproducts?limit=1')).json()) as {
    products: { nome: string }[];
    next: string | null;
  };
  const name = encodeURIComponent(products[0]?.nome ?? '');
  for (const path of [
    `/products?search=${name}`,
    `/products?cursor=${encodeURIComponent(next ?? '')}`,
    '/products?minPrezzo=2',
    '/search?nome=scuola',
    '/cerca',
    '/cerca?q=scuola',
    '/cart',
    '/auth/login',
    '/auth/register',
  ]) {
    expect(`${path} ${headOf(await (await get(request, path)).text()).robots}`).toBe(
      `${path} noindex`,
    );
  }
  const unknown = await request.get('/nowhere');
  expect([unknown.status(), headOf(await unknown.text()).robots]).toEqual([404, 'noindex']);
});

test('icons and the manifest are where pages and browsers look for them', async ({ request }) => {
  const { alternatives } = headOf(await (await get(request, '/')).text());
  expect(alternatives).toHaveLength(4);
  const hrefs = alternatives.map(([, href = '']) => href);
  for (const href of hrefs) await get(request, href);
  const manifestUrl = hrefs.find((href) => href.endsWith('manifest.webmanifest')) ?? '';
  const manifest = (await (await get(request, manifestUrl)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of manifest.icons) {
    const icon = await get(request, src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    const icon = await request.get(path);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
