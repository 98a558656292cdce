import type { Article, DraftFields } from '@zaino/contracts/blog';
import { MediaStore } from '@zaino/service/media/media-store';
import { anImage } from '@zaino/service/media/testing/image-files';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const empty: DraftFields = {
  title: '',
  content: '',
  author: '',
  excerpt: '',
  category: '',
  tags: '',
  featuredImage: '',
  status: 'draft',
  publishedAt: '',
  slug: '',
};
const preview = async (fields: Partial<DraftFields>) => {
  const { status, body } = await service.adminCall<{ article: Article }>({
    method: 'POST',
    path: '/api/blog/preview',
    body: { ...empty, ...fields },
  });
  expect(status).toBe(200);
  return body.article;
};

describe('the preview of an unsaved article', () => {
  it('is the article that it would be', async () => {
    const fields = {
      title: ' Lo zaino ',
      content: '<h1>Peso</h1><div onclick="x()">Tre chili.</div>',
      author: 'Redazione',
      tags: 'zaini, , peso',
      category: 'Guide',
      excerpt: 'Breve',
      featuredImage: 'https://immagini.example/a.jpg',
      publishedAt: '2026-09-01T10:00:00.000Z',
      status: 'published',
    } as const;
    const shown = await preview(fields);
    const { version, plannedAt, ...saved } = await service.article(fields);
    const other = { id: '0', updatedAt: expect.any(String) as string };
    expect([version, plannedAt, shown]).toEqual([1, null, { ...saved, ...other }]);
  });

  it('takes what is unfinished, and keeps nothing', async () => {
    const rows = () =>
      service.database.query<unknown[]>(`SELECT (SELECT COUNT(*) FROM article) AS articles,
        (SELECT COUNT(*) FROM blog_category) AS categories`);
    const before = await rows();
    expect(await preview({})).toMatchObject({ title: '', content: '', category: '', headings: [] });
    const unfinished = {
      content: '<p>Non <b>chiu',
      publishedAt: '2026-',
      category: 'Mai nata',
      tags: 'x'.repeat(100),
      featuredImage: 'https:/',
      slug: '  ',
    };
    expect(await preview(unfinished)).toMatchObject({
      content: '<p>Non <strong>chiu</strong></p>',
      category: 'Mai nata',
      categoryId: 'mai-nata',
      tags: [],
      featuredImage: '',
      publishedAt: expect.any(String) as string,
      slug: 'articolo',
    });
    for (const publishedAt of ['x', '+275760-09-13', '0000-01-01', '2026']) {
      expect((await preview({ publishedAt })).publishedAt).toMatch(/^2\d{3}-.*Z$/);
    }
    expect(await rows()).toEqual(before);
  });

  it('shows the images that we keep, and leaves out those that are gone', async () => {
    const store = service.app.get(MediaStore, { strict: false });
    const { url } = await store.keepUpload(await anImage('png', { width: 320, height: 160 }));
    const gone = `/api/blog/media/${'0'.repeat(32)}`;
    const content = `<p>a<img src="${url}/640.jpg"><img src="${gone}/640.jpg"></p>`;
    const shown = await preview({ content, featuredImage: url });
    expect(shown.featuredImageSize).toEqual({ width: 320, height: 160 });
    expect(shown.content).toContain('width="320" height="160"');
    expect(shown.content).not.toContain(gone);
    expect((await preview({ featuredImage: gone })).featuredImageSize).toBeNull();
  });
});
