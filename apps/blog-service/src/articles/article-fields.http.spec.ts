import { MediaStore } from '@zaino/service/media/media-store';
import { anImage } from '@zaino/service/media/testing/image-files';
import { startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

const NOBODYS = '0'.repeat(32);

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

const count = async () => {
  const select = `SELECT (SELECT COUNT(*) FROM article) AS articles,
    (SELECT COUNT(*) FROM article_slug) AS slugs, (SELECT COUNT(*) FROM blog_category) AS categories`;
  return service.database.query<unknown[]>(select);
};

describe('a form', () => {
  it.each([
    ['title', undefined],
    ['title', ''],
    ['title', '   '],
    ['title', '\u0000\u200b'],
    ['title', 7],
    ['title', 'x'.repeat(201)],
    ['content', undefined],
    ['content', ' '],
    ['content', '<p> </p>'],
    ['content', '<p>&nbsp;&#8203;</p>'],
    ['content', '<script>alert(1)</script>'],
    ['content', '<svg><p>x</p></svg>'],
    ['content', 'x'.repeat(200_001)],
    // Its signs are longer where they are kept.
    ['content', `<p>${'<'.repeat(60_000)}</p>`],
    ['content', `<img src="/api/blog/media/${NOBODYS}/640.jpg">`],
    ['author', undefined],
    ['author', ' '],
    ['author', '\u202e'],
    ['author', 'x'.repeat(101)],
    ['excerpt', 'x'.repeat(501)],
    ['category', 'x'.repeat(61)],
    ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`)],
    ['tags', ['x'.repeat(41)]],
    ['tags', 'x'.repeat(2_001)],
    ['tags', [1]],
    ['featuredImage', 'x'.repeat(2_001)],
    ['featuredImage', 'javascript:alert(1)'],
    ['featuredImage', 'http://immagini.example/a.jpg'],
    ['featuredImage', 'https://a:b@immagini.example/a.jpg'],
    ['featuredImage', 'data:image/png;base64,AA=='],
    ['featuredImage', '/altro.jpg'],
    ['featuredImage', `/api/blog/media/${NOBODYS}`],
    ['status', 'pending'],
    ['status', ''],
    ['publishedAt', 'domani'],
    ['publishedAt', '2026-13-01T00:00:00Z'],
    ['publishedAt', '0000-01-01T00:00:00Z'],
    ['publishedAt', '1969-12-31T23:59:59Z'],
    ['publishedAt', '2100-01-01T00:00:00Z'],
    ['publishedAt', '9999-12-31T23:59:59-12:00'],
    ['slug', 'x'.repeat(121)],
    ['draftKey', '../x'],
  ])('is refused with the field %s of %j', async (field, value) => {
    const before = await count();
    const { status, body } = await calls.create({ [field]: value });
    expect([status, body.code, body.success as unknown]).toEqual([400, 'invalid-input', false]);
    expect(body.errors?.[0]?.path).toMatch(new RegExp(`^${field}`));
    expect(await count()).toEqual(before);
  });

  it('is refused as the body of an update too, and changes nothing', async () => {
    const article = await service.article();
    const forms = [{ title: '' }, { content: '<p></p>' }, { author: ' ' }, { version: 0 }];
    for (const form of forms) {
      const { status } = await calls.update(article, form);
      expect([form, status]).toEqual([form, 400]);
    }
    expect((await calls.read(article)).body.article).toEqual(article);
  });

  it('is refused where it is no form', async () => {
    for (const body of [[], 'testo', null, 7]) {
      const call = { method: 'POST', path: '/api/createBlogArticle', body };
      expect((await service.adminCall(call)).status).toBe(400);
    }
  });

  it('may be as long as the limits are', async () => {
    const content = `<p>${'x'.repeat(199_993)}</p>`;
    const form = {
      title: 'è'.repeat(200),
      content,
      author: '👩'.repeat(50),
      excerpt: '€'.repeat(500),
      category: 'y'.repeat(60),
      tags: Array.from({ length: 20 }, (_, index) => `${index}${'z'.repeat(38)}`),
      featuredImage: `https://immagini.example/${'a'.repeat(1_975)}`,
    };
    const { status, body } = await calls.create(form);
    expect(status).toBe(200);
    expect(body.article).toMatchObject(form);
    const again = await calls.update(body.article);
    expect(again.body.article).toEqual(body.article);
  });

  it('is kept as plain text where it is no HTML', async () => {
    const { body } = await calls.create({
      title: ' <b>Zaini</b>\n& "astucci"\u0000 ',
      author: "L'autore\t<i>",
      excerpt: ' Prima riga\r\n\r\nseconda <br> riga\u0007 ',
      tags: 'Zaini, , <b>libri</b> ,Zaini,\u0000',
      category: 'Guide <pratiche>',
    });
    expect(body.article).toMatchObject({
      title: '<b>Zaini</b> & "astucci"',
      author: "L'autore <i>",
      excerpt: 'Prima riga\n\nseconda <br> riga',
      tags: ['Zaini', '<b>libri</b>'],
      category: 'Guide <pratiche>',
      categoryId: 'guide-pratiche',
    });
  });

  it('has images of ours with their sizes', async () => {
    const store = service.app.get(MediaStore, { strict: false });
    const { id, url } = await store.keepUpload(await anImage('png', { width: 400, height: 300 }));
    const content = `<p><img src="${url}/640.webp" alt="Zaino"></p>`;
    const { body } = await calls.create({ content, featuredImage: url });
    const { article } = body;
    expect(article.featuredImage).toBe(url);
    expect(article.featuredImageSize).toEqual({ width: 400, height: 300 });
    expect(article.content).toContain(`srcset="/api/blog/media/${id}/160.webp 160w, `);
    expect(article.content).toContain('width="400" height="300" alt="Zaino" loading="lazy"');
    expect((await calls.update(article)).body.article).toEqual(article);
  });
});

describe('the category of a form', () => {
  const categoryOf = async (category: unknown) => {
    const { body } = await calls.create({ category });
    return [body.article.category, body.article.categoryId];
  };

  it('is made where it is new, and then known by its name and its id', async () => {
    const expected = ['Scuola primaria', 'scuola-primaria'];
    expect(await categoryOf(' Scuola  primaria ')).toEqual(expected);
    expect(await categoryOf('scuola PRIMARIA')).toEqual(expected);
    expect(await categoryOf('scuola-primaria')).toEqual(expected);
  });

  it('may be none', async () => {
    for (const none of ['', ' ', null, undefined])
      expect(await categoryOf(none)).toEqual(['', null]);
  });

  it('has an id of its own', async () => {
    expect(await categoryOf('A & B')).toEqual(['A & B', 'a-b']);
    expect(await categoryOf('A / B')).toEqual(['A / B', 'a-b-2']);
    expect(await categoryOf('日本')).toEqual(['日本', 'categoria']);
  });

  it('is made once where many ask for it at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => categoryOf('Tutti insieme')));
    expect(new Set(made.map(String))).toEqual(new Set(['Tutti insieme,tutti-insieme']));
  });
});
