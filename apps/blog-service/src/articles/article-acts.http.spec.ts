import { startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

describe('the audit log is told', () => {
  it('of an article that is made, changed, deleted and brought back', async () => {
    const article = await service.article({ title: 'Prima' });
    await calls.update(article, { title: 'Dopo', author: 'Carla Segreta' });
    await calls.remove(article);
    await calls.restore(article);
    const acts = ['articles.created', 'articles.deleted', 'articles.restored', 'articles.saved'];
    const told = await service.auditLog.untilTold(article.id, ...acts);
    expect(told.map(({ act }) => act).sort()).toEqual(acts);
    const saved = told.find(({ act }) => act === 'articles.saved');
    expect(saved).toMatchObject({
      actor: { name: 'Prova' },
      before: { title: 'Prima' },
      after: { title: 'Dopo' },
    });
    expect(JSON.stringify(told)).not.toContain('Segreta');
  });

  it('of nothing where the same was saved again, or nothing was deleted', async () => {
    const article = await service.article();
    expect((await calls.update(article)).status).toBe(200);
    expect((await calls.restore(article)).status).toBe(200);
    await calls.remove(article);
    const acts = ['articles.created', 'articles.deleted'];
    const told = await service.auditLog.untilTold(article.id, ...acts);
    expect(told.map(({ act }) => act).sort()).toEqual(acts);
  });
});
