import {
  type AdminArticle,
  adminBlogEndpoints,
  blogEndpoints,
  blogMediaEndpoint,
} from '@zaino/contracts/blog';
import { controllerRoutes, undeclaredHandlers } from '@zaino/service/controller-routes';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { newArticle, startTestService, type TestService } from '../testing/test-service';
import { articleCalls } from './testing/article-calls';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const fields = {
  title: 'Mai',
  content: '<p>Mai</p>',
  author: 'Nessuno',
  excerpt: '',
  category: '',
  tags: '',
  featuredImage: '',
  status: 'draft',
  publishedAt: '',
  slug: '',
};

const endpoints = Object.entries(adminBlogEndpoints);

/** A call that would do something, if it were let in. */
function callOf(name: string, { id }: AdminArticle) {
  const { method, path } = adminBlogEndpoints[name as keyof typeof adminBlogEndpoints];
  const bodies: Record<string, unknown> = {
    create: newArticle,
    update: { ...newArticle, title: 'Mai' },
    preview: fields,
    saveDraft: { fields, baseVersion: null },
    moderate: { ids: ['1'], action: 'approve' },
    uploadImage: Buffer.from('x'),
  };
  const query = ['update', 'remove', 'restore'].includes(name) ? `?articleId=${id}` : '';
  const address = path.replace(':id', id).replace(':key', 'new-0123456789');
  return { method, path: address + query, body: bodies[name] };
}

describe('every call of the contract', () => {
  it('has a handler, and every handler says who may call it', () => {
    expect(undeclaredHandlers(service.app)).toEqual([]);
    const bound = new Set(controllerRoutes(service.app).map(({ endpoint }) => endpoint?.path));
    for (const { path } of [
      ...Object.values(adminBlogEndpoints),
      ...Object.values(blogEndpoints),
      blogMediaEndpoint,
    ]) {
      expect(bound).toContain(path);
    }
  });
});

describe('what admins call', () => {
  it('is for admins alone', () => {
    expect(new Set(endpoints.map(([, { access }]) => access))).toEqual(new Set(['admin']));
  });

  it.each(endpoints.map(([name]) => name))('%s is refused to all others', async (name) => {
    const article = await service.article();
    const rows = () =>
      service.database.query<unknown[]>(`SELECT (SELECT COUNT(*) FROM article) AS articles,
        (SELECT COUNT(*) FROM article_draft) AS drafts, (SELECT COUNT(*) FROM media) AS media`);
    const before = await rows();
    const revoked = await service.signIn();
    const token = (revoked.authorization ?? '').replace('Bearer ', '');
    await service.app.get(SessionStore, { strict: false }).revoke(token);
    const ofImage: Record<string, string> =
      name === 'uploadImage' ? { 'content-type': 'image/png' } : {};
    for (const headers of [
      {},
      revoked,
      await service.signIn('customer'),
      await service.signIn('bookshop'),
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { cookie: `zaino_session=${token}` },
      { 'x-service-key': 'a-key-that-only-the-services-of-this-test-know' },
    ]) {
      const { status, body } = await service.call({
        ...callOf(name, article),
        headers: { ...headers, ...ofImage },
      });
      expect([status, body.code, body.success]).toEqual([401, 'unauthenticated', false]);
      expect(body.error).toBe('Accedi per continuare.');
    }
    expect(await rows()).toEqual(before);
    const { body } = await articleCalls(service).read(article);
    expect(body.article).toEqual(article);
  });
});
