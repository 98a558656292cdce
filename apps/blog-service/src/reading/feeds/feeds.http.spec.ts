import type { ArticleInput } from '@zaino/contracts/blog';
import { injections } from '@zaino/testing/injections';
import { DOMParser } from '@xmldom/xmldom';
import { MINUTE_MS } from '@zaino/rules/durations';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { withAbsoluteLinks } from './absolute-links';
import { BlogRevision } from '../blog-revision';
import { startTestService, type TestService } from '../../testing/test-service';

/** What XML 1.0 does not have in any form. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

describe('the feeds', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function feed(name: 'rss' | 'atom') {
    const answer = await service.call<string>({ path: `/blog/${name}.xml` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`application/${name}+xml; charset=utf-8`);
    const xml = String(answer.body);
    expect(xml).not.toMatch(forbidden);
    const onError = (_: unknown, message: string) => {
      throw new Error(message);
    };
    const parsed = new DOMParser({ onError }).parseFromString(xml, 'text/xml');
    expect(parsed.documentElement?.nodeName).toBe(name === 'rss' ? 'rss' : 'feed');
    const [, ...titles] = [...parsed.getElementsByTagName('title')].map((title) =>
      (title.textContent ?? '').trim(),
    );
    return { xml, titles, etag: answer.headers.get('etag') ?? '' };
  }
  /** Makes an article that is newer than all others. */
  const latest = (input: Partial<ArticleInput>) => {
    service.advance(1_000);
    return service.article(input);
  };
  const rss = async () => parseRssFeed((await feed('rss')).xml);
  const atom = async () => parseAtomFeed((await feed('atom')).xml);

  it('tell of an article all that readers need', async () => {
    const article = await latest({
      title: 'Libri & quaderni',
      excerpt: 'Che cosa <serve> davvero?',
      author: 'Anna D’Oria',
      content: '<p>Vedi <a href="/search">le scuole</a>.</p><p>Fine ]]&gt; qui</p>',
      category: 'Guide',
      tags: 'guide, libri',
      featuredImage: 'https://example.com/a.jpg?b&c',
    });
    const url = 'https://zaino.example/blog/libri-quaderni';
    const html = '<a href="https://zaino.example/search">le scuole</a>';
    const id = `tag:zaino.example,2025:blog/${article.id}`;
    const channel = await rss();
    expect(channel).toMatchObject({
      title: 'Zaino: il blog',
      link: 'https://zaino.example/blog',
      language: 'it',
      atom: { links: [{ href: 'https://zaino.example/blog/rss.xml', rel: 'self' }] },
    });
    expect(channel.items?.[0]).toMatchObject({
      title: 'Libri & quaderni',
      link: url,
      description: 'Che cosa <serve> davvero?',
      guid: { value: id, isPermaLink: false },
      dc: { creators: ['Anna D’Oria'] },
      pubDate: new Date(article.publishedAt ?? '').toUTCString(),
      categories: [{ name: 'Guide' }, { name: 'libri' }],
      content: { encoded: expect.stringContaining(html) as unknown },
      media: { contents: [{ url: 'https://example.com/a.jpg?b&c', medium: 'image' }] },
    });
    const { entries, ...head } = await atom();
    expect(head).toMatchObject({
      id: 'https://zaino.example/blog',
      title: { value: 'Zaino: il blog' },
      updated: article.updatedAt,
    });
    expect(entries?.[0]).toMatchObject({
      id,
      links: [{ href: url, rel: 'alternate' }],
      authors: [{ name: 'Anna D’Oria' }],
      published: article.publishedAt,
      updated: article.updatedAt,
      title: { value: 'Libri & quaderni', type: 'text' },
      summary: { value: 'Che cosa <serve> davvero?', type: 'text' },
      content: { value: expect.stringContaining(html) as unknown, type: 'html' },
      categories: [{ term: 'Guide' }, { term: 'libri' }],
    });
  });

  it('have the twenty latest that everybody sees, newest first', async () => {
    service.advance(MINUTE_MS);
    const numbers = Array.from({ length: 22 }, (_, at) => at + 1);
    await Promise.all(
      numbers.map((number) => {
        const publishedAt = new Date(service.now() - MINUTE_MS / 2 + number).toISOString();
        return service.article({ title: `Articolo ${number}`, publishedAt });
      }),
    );
    await service.article({ title: 'Bozza', status: 'draft' });
    const titles = Array.from({ length: 20 }, (_, at) => `Articolo ${22 - at}`);
    expect((await rss()).items?.map(({ title }) => title)).toEqual(titles);
    expect((await atom()).entries?.map(({ title }) => title?.value)).toEqual(titles);
  });

  it('are valid without any article, and the same each time', async () => {
    await service.database.query('UPDATE article SET deleted_at = NOW(3)');
    await service.app.get(BlogRevision, { strict: false }).refresh();
    expect([(await rss()).items, (await atom()).entries]).toEqual([undefined, undefined]);
    const { etag } = await feed('atom');
    service.advance(MINUTE_MS);
    expect((await feed('atom')).etag).toBe(etag);
    const headers = { 'if-none-match': etag };
    expect((await service.call({ path: '/blog/atom.xml', headers })).status).toBe(304);
    await service.article();
    expect((await service.call({ path: '/blog/atom.xml', headers })).status).toBe(200);
  });

  it('keep an article’s id when its slug changes', async () => {
    const { id, content, author } = await latest({ title: 'Vecchio nome' });
    const before = (await atom()).entries?.[0];
    const path = `/api/updateBlogArticle?articleId=${id}`;
    const body = { title: 'Nuovo nome', content, author };
    await service.adminCall({ method: 'PUT', path, body });
    const after = (await atom()).entries?.[0];
    expect(after?.id).toBe(before?.id);
    expect(after?.links?.[0]?.href).toBe('https://zaino.example/blog/nuovo-nome');
  });

  const dangerous = [
    ...injections.map(({ text }) => text),
    ']]>',
    '<![CDATA[',
    '\u0000\u0008x',
    '&',
  ];
  const batches = Array.from({ length: Math.ceil(dangerous.length / 20) }, (_, batch) =>
    dangerous.slice(batch * 20, batch * 20 + 20),
  );

  it.each(batches.map((texts, at) => [at, texts] as const))(
    'stay XML whatever somebody types, which stays text (%i)',
    async (_, texts) => {
      service.advance(MINUTE_MS);
      const now = service.now();
      const made = await Promise.all(
        texts.map((text, at) =>
          service.article({
            title: `Titolo ${text}`.slice(0, 200),
            content: `<p>Inizio</p>${text}<p>Fine</p>`,
            excerpt: `Testo ${text}`.slice(0, 500),
            author: `Autore ${text}`.slice(0, 100),
            tags: [`t${text}`.replaceAll(',', ' ').slice(0, 40)],
            publishedAt: new Date(now - at).toISOString(),
          }),
        ),
      );
      const contents = made.map(({ content }) =>
        withAbsoluteLinks(content, 'https://zaino.example'),
      );
      const ids = made.map(({ id }) => `tag:zaino.example,2025:blog/${id}`);
      const items = (await rss()).items?.slice(0, texts.length) ?? [];
      expect(items.map(({ guid }) => guid?.value)).toEqual(ids);
      expect(items.map(({ content }) => content?.encoded)).toEqual(contents);
      const entries = (await atom()).entries?.slice(0, texts.length) ?? [];
      expect(entries.map(({ id }) => id)).toEqual(ids);
      expect(entries.map(({ content }) => content?.value)).toEqual(contents);
      for (const name of ['rss', 'atom'] as const) {
        const titles = made.map(({ title }) => title);
        expect((await feed(name)).titles.slice(0, texts.length)).toEqual(titles);
      }
      expect(entries.every(({ title }) => title?.type === 'text')).toBe(true);
    },
  );
});
