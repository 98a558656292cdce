import { problemSchema } from '@zaino/contracts/shared';
import { startTestService, type TestService } from '../testing/test-service';

describe('questions to the blog that make no sense', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.article({ title: 'Un articolo', category: 'Scuola', tags: 'libri' });
  });
  afterAll(() => service.stop());

  const long = 'a'.repeat(5_000);
  it.each([
    ['getBlogArticles?limit=0'],
    ['getBlogArticles?limit=51'],
    ['getBlogArticles?limit=-1'],
    ['getBlogArticles?limit=1.5'],
    ['getBlogArticles?limit=molti'],
    ['getBlogArticles?limit=1&limit=2'],
    ['getBlogArticles?offset=-1'],
    ['getBlogArticles?offset=100001'],
    ['getBlogArticles?offset=NaN'],
    ['getBlogArticles?status=cancellato'],
    ['getBlogArticles?content=forse'],
    [`getBlogArticles?search=${long}`],
    [`getBlogArticles?category=${long}`],
    [`getBlogArticles?tag=${long}`],
    ['getBlogArticles?search=a&search=b'],
    ['getBlogArticles?tag[]=a&tag[]=b&search=a&search=b'],
    ['getBlogArticleBySlug'],
    ['getBlogArticleBySlug?slug='],
    ['getBlogArticleBySlug?slug=%20'],
    ['getBlogArticleBySlug?slug=a&slug=b'],
    [`getBlogArticleBySlug?slug=${long}`],
  ])('refuses %.45s', async (query) => {
    for (const call of [service.call, service.adminCall]) {
      const { status, body, headers } = await call({ path: `/api/${query}` });
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect([status, problemSchema.parse(body).code]).toEqual([400, 'invalid-input']);
      expect(body.success).toBe(false);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:/);
    }
  });

  it.each([
    ["' OR 1=1 --"],
    ["'; DROP TABLE article; --"],
    ['%'],
    ['(x+)+$'],
    ['\u0000'],
    ['<script>alert(1)</script>'],
    ['{"$gt":""}'],
    ['__proto__'],
    ['𝒜 𝕏'],
  ])('takes %j for words like any other', async (text) => {
    for (const name of ['search', 'category', 'tag']) {
      const path = `/api/getBlogArticles?${name}=${encodeURIComponent(text)}`;
      const { status, body } = await service.call<{ total: number }>({ path });
      expect([status, body.total]).toEqual([200, 0]);
    }
  });
});
