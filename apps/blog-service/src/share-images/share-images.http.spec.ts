import { startTestService, type TestService } from '../testing/test-service';

describe('images for links to articles', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function image(slug: string) {
    const answer = await fetch(`${service.url}/api/share-images/articles/${slug}.jpg`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, type: answer.headers.get('content-type'), bytes };
  }

  it('show an article, by each slug that led to it', async () => {
    const { id, slug, content, author } = await service.article({ title: 'Un titolo' });
    const before = await image(slug);
    expect([before.status, before.type]).toEqual([200, 'image/jpeg']);
    const path = `/api/updateBlogArticle?articleId=${id}`;
    await service.adminCall({ method: 'PUT', path, body: { title: 'Altro', content, author } });
    const [renamed, old] = [await image('altro'), await image(slug)];
    expect([renamed.status, old.status]).toEqual([200, 200]);
    expect(renamed.bytes.equals(old.bytes)).toBe(true);
    expect(renamed.bytes.equals(before.bytes)).toBe(false);
  });

  it('are of articles that everybody sees alone', async () => {
    const { slug } = await service.article({ title: 'Bozza', status: 'draft' });
    expect((await image(slug)).status).toBe(404);
    expect((await image('nessuno')).status).toBe(404);
    expect((await image('Non%20valido')).status).toBe(400);
  });
});
