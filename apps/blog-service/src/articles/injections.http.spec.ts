import type { Article, ArticleDraft } from '@zaino/contracts/blog';
import { injections } from '@zaino/testing/injections';
import { parseFragment } from 'parse5';
import { prepareContent } from '../html/prepare-content';
import { plainLine, plainLines } from '@zaino/service/plain-lines';
import { startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

const plain = (name: string) => name.normalize('NFKC').toLowerCase();

/** What a browser would make of it has no attribute that runs, and no element of another kind. */
function expectInert(content: string): void {
  expect(prepareContent(content).content).toBe(content);
  const written = JSON.stringify(parseFragment(content).childNodes, (name, value: unknown) =>
    name === 'parentNode' ? undefined : value,
  );
  expect(written).not.toMatch(/"name":"(on|style|srcdoc|formaction|xlink)/i);
  expect(written).not.toMatch(/"tagName":"(script|style|iframe|svg|math|form|template|meta|base)"/);
}

describe('a string that wants a script to run', () => {
  it('there are enough of', () => {
    expect(injections.length).toBeGreaterThanOrEqual(60);
    expect(new Set(injections.map(({ name }) => name)).size).toBe(injections.length);
    expect(new Set(injections.map(({ text }) => text)).size).toBe(injections.length);
  });

  it.each(injections)('is kept as text, and out of the HTML ($name)', async ({ text }) => {
    const short = text.slice(0, 40);
    const form = {
      title: `Titolo ${text}`.slice(0, 200),
      content: `<p>Testo</p>${text}<p title="${text}">fine</p>`,
      author: `Autore ${text}`.slice(0, 100),
      excerpt: `Sunto ${text}`.slice(0, 500),
      category: `Categoria ${text}`.slice(0, 60),
      tags: [short],
      slug: `slug ${text}`.slice(0, 120),
    };
    const { status, body } = await calls.create(form);
    expect(status).toBe(200);
    const { article } = body;
    expectInert(article.content);
    expect(article).toMatchObject({
      title: plainLine(form.title),
      author: plainLine(form.author),
      excerpt: plainLines(form.excerpt),
      tags: [plainLine(short)].filter((tag) => tag !== ''),
      slug: expect.stringMatching(/^[a-z0-9-]+$/) as string,
      categoryId: expect.stringMatching(/^[a-z0-9-]+$/) as string,
    });
    // One that looks the same to the database is the same.
    expect(plain(article.category)).toBe(plain(plainLine(form.category)));
    expect((await calls.update(article)).body.article.content).toBe(article.content);
    const image = await calls.create({ featuredImage: text });
    expect([image.status, image.body.code]).toEqual([400, 'invalid-input']);
  });

  it.each(injections)('is as harmless in a draft and its preview ($name)', async ({ text }) => {
    const fields = {
      title: text.slice(0, 200),
      content: text,
      author: text.slice(0, 100),
      excerpt: text,
      category: text.slice(0, 60),
      tags: text,
      featuredImage: text,
      status: 'draft',
      publishedAt: text.slice(0, 40),
      slug: text.slice(0, 120),
    };
    const preview = await service.adminCall<{ article: Article }>({
      method: 'POST',
      path: '/api/blog/preview',
      body: fields,
    });
    expect(preview.status).toBe(200);
    expectInert(preview.body.article.content);
    expect(preview.body.article.featuredImage).toBe('');
    const path = '/api/blog/drafts/new-0123456789';
    await service.adminCall({ method: 'PUT', path, body: { fields, baseVersion: null } });
    const { body } = await service.adminCall<{ drafts: ArticleDraft[] }>({
      path: '/api/blog/drafts',
    });
    expectInert(body.drafts[0]?.fields.content ?? '');
  });
});
