import { SERVICE_KEY_HEADER, type SitemapSlice } from '@zaino/contracts/shared';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';

const path = '/internal/sitemap/articles';
const HOUR_MS = 3_600_000;

describe('the sitemap of the blog', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function slice(after = 0): Promise<SitemapSlice> {
    const headers = { [SERVICE_KEY_HEADER]: SERVICE_KEY };
    const call = { path: `${path}?after=${after}`, headers };
    const { status, body } = await service.call<SitemapSlice>(call);
    expect(status).toBe(200);
    return body;
  }
  const paths = async () => (await slice()).pages.map(({ path: one }) => one);

  it('names categories and articles that everybody sees, with the moment of their last change', async () => {
    const article = await service.article({ title: 'Libri usati', category: 'Guide' });
    await service.article({ title: 'Bozza', category: 'Nascosta', status: 'draft' });
    const { pages, next } = await slice();
    expect(next).toBeNull();
    expect(pages.filter(({ path: one }) => !one.includes('?'))).toEqual([
      { path: `/blog/${article.slug}`, modified: article.publishedAt },
    ]);
    expect(await paths()).toContain('/blog?categoria=guide');
    expect(await paths()).not.toContain('/blog?categoria=nascosta');
  });

  it('names a scheduled article once it has appeared', async () => {
    const publishedAt = new Date(service.now() + HOUR_MS).toISOString();
    const { slug } = await service.article({ title: 'Domani', status: 'scheduled', publishedAt });
    expect(await paths()).not.toContain(`/blog/${slug}`);
    service.advance(2 * HOUR_MS);
    const appeared = (await slice()).pages.find(({ path: one }) => one === `/blog/${slug}`);
    expect(appeared?.modified).toBe(publishedAt);
  });

  it('goes on behind an article, and ends', async () => {
    const { id } = await service.article({ title: 'Uno' });
    const { slug } = await service.article({ title: 'Due' });
    expect((await slice(Number(id))).pages.map(({ path: one }) => one)).toEqual([`/blog/${slug}`]);
    expect(await slice(1_000_000)).toEqual({ pages: [], next: null });
  });

  it('is for services of ours alone', async () => {
    expect((await service.call({ path })).status).toBe(401);
  });
});
