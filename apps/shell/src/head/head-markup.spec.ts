import { headMarkup } from './head-markup';
import type { PageHead } from './page-head';

const url = new URL('https://zaino.example/anything?at=all');
const plain: PageHead = {
  title: 'Liceo | Zaino',
  description: 'I libri.',
  canonical: '/scuola/CR1',
};

const written = (head: Partial<PageHead>) => headMarkup({ ...plain, ...head }, url);

/** As a browser reads it. */
function read(head: Partial<PageHead>): HTMLHeadElement {
  const page = new DOMParser().parseFromString(`<head>${written(head)}</head>`, 'text/html');
  expect(page.body.childNodes).toHaveLength(0);
  return page.head;
}

const nasty = [
  'Scuola “A & B” <b>x</b>',
  'L. "G. Galilei" & figli',
  "Scuola dell'Infanzia",
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '<!-- <script>',
  '&lt;b&gt; &amp; &#34;',
  'a</script><script>alert(1)</script>',
];

describe('headMarkup', () => {
  it('writes what a page says of itself', () => {
    expect(written({})).toBe(
      [
        '<title>Liceo | Zaino</title>',
        '<meta name="description" content="I libri.">',
        '<link rel="canonical" href="https://zaino.example/scuola/CR1">',
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="Zaino">',
        '<meta property="og:locale" content="it_IT">',
        '<meta property="og:title" content="Liceo | Zaino">',
        '<meta property="og:description" content="I libri.">',
        '<meta property="og:url" content="https://zaino.example/scuola/CR1">',
        '<meta property="og:image" content="https://zaino.example/api/share-images/shop.jpg">',
        '<meta property="og:image:type" content="image/jpeg">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta property="og:image:alt" content="Liceo | Zaino">',
        '<meta name="twitter:card" content="summary_large_image">',
      ].join(''),
    );
  });

  it('names feeds, neighbours and what is known of an article', () => {
    const head = read({
      links: [
        {
          rel: 'alternate',
          path: '/blog/rss.xml',
          type: 'application/rss+xml',
          title: '"Blog" & co',
        },
        { rel: 'next', path: '/blog?categoria=a&pagina=2' },
      ],
      article: {
        published: '2026-08-28T08:00:00.000Z',
        modified: '2026-09-01T08:00:00.000Z',
        author: 'Marta "M" Colleoni',
        section: '',
      },
    });
    const links = [...head.querySelectorAll('link:not([rel="canonical"])')].map((link) =>
      ['rel', 'href', 'type', 'title'].map((name) => link.getAttribute(name)),
    );
    expect(links).toEqual([
      ['alternate', 'https://zaino.example/blog/rss.xml', 'application/rss+xml', '"Blog" & co'],
      ['next', 'https://zaino.example/blog?categoria=a&pagina=2', null, null],
    ]);
    const content = (name: string) =>
      head.querySelector(`meta[property="article:${name}"]`)?.getAttribute('content');
    expect(content('published_time')).toBe('2026-08-28T08:00:00.000Z');
    expect(content('modified_time')).toBe('2026-09-01T08:00:00.000Z');
    expect(content('author')).toBe('Marta "M" Colleoni');
    expect(content('section')).toBeUndefined();
  });

  it.each(nasty)('keeps %s as text wherever it stands', (name) => {
    const head = read({ title: name, description: name, jsonLd: [{ '@type': 'School', name }] });
    const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
    expect(head.querySelector('title')?.textContent).toBe(name);
    expect(content('meta[name="description"]')).toBe(name);
    expect(content('meta[property="og:title"]')).toBe(name);
    expect(content('meta[property="og:description"]')).toBe(name);
    const scripts = head.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.type).toBe('application/ld+json');
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'School',
      name,
    });
  });

  it.each([
    ['/scuola/CR1?classe=2&sezione=B', 'https://zaino.example/scuola/CR1?classe=2&sezione=B'],
    [
      '/"><script>alert(1)</script>',
      'https://zaino.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    ],
    ['//elsewhere.example/', 'https://zaino.example//elsewhere.example/'],
  ])('gives %s the shop’s origin', (canonical, address) => {
    const head = read({ canonical });
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(head.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(address);
    expect(head.querySelector('script')).toBeNull();
  });

  it.each<[Partial<PageHead>, string, string]>([
    [{ noindex: true }, 'meta[name="robots"]', 'noindex'],
    [{ isAddressSecret: true }, 'meta[name="referrer"]', 'strict-origin'],
    [{ type: 'article' }, 'meta[property="og:type"]', 'article'],
    [{ image: '/a.png' }, 'meta[property="og:image"]', 'https://zaino.example/a.png'],
    [{ image: 'https://b.example/a' }, 'meta[property="og:image"]', 'https://b.example/a'],
  ])('writes %j into %s', (head, selector, content) => {
    expect(read(head).querySelector(selector)?.getAttribute('content')).toBe(content);
  });

  it('names images that are seen at once, in the form of browsers that know it', () => {
    const srcSet = '/api/media/a"b/160.avif 160w';
    const preloads = [{ type: 'image/avif', srcSet, sizes: '(width >= 900px) 12rem, 45vw' }];
    const link = read({ preloads }).querySelector('link[rel="preload"][as="image"]');
    expect(link?.getAttribute('type')).toBe('image/avif');
    expect(link?.getAttribute('imagesrcset')).toBe(srcSet);
    expect(link?.getAttribute('imagesizes')).toBe('(width >= 900px) 12rem, 45vw');
    expect(link?.getAttribute('fetchpriority')).toBe('high');
    expect(link?.hasAttribute('href')).toBe(false);
  });

  it.each(['link[rel="preload"]', 'meta[name="robots"]', 'meta[name="referrer"]', 'script'])(
    'writes no %s where the page asks for none',
    (selector) => {
      expect(read({}).querySelector(selector)).toBeNull();
    },
  );
});
