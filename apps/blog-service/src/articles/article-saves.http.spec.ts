import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('POST /api/createBlogArticle', () => {
  it('answers with the article, and gives it the defaults', async () => {
    const article = await service.article({
      title: 'Prova',
      content: '<div>uno</div><b>due</b><h1>Ciao à</h1>',
    });
    expect(article).toMatchObject({ slug: 'prova', status: 'published', version: 1 });
    const a = await Promise.all(
      Array.from({ length: 30 }, () => service.article({ title: 'Prova' })),
    );
    expect(a).toHaveLength(30);
  });
});
