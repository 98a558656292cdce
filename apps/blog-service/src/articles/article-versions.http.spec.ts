import { AfterCommit } from '@zaino/service/after-commit';
import { startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';
import { holdArticle } from './testing/row-holder';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

/** Lets something happen between the next commit and the answer of whoever has written. */
function afterNextCommit<Result>(action: () => Promise<Result>): Promise<Result> {
  const afterCommit = service.app.get(AfterCommit, { strict: false });
  const run = afterCommit.run.bind(afterCommit);
  return new Promise((resolve, reject) => {
    jest.spyOn(afterCommit, 'run').mockImplementationOnce(async () => {
      await run();
      await action().then(resolve, reject);
    });
  });
}

describe('two admins with the same article', () => {
  it('do not overwrite each other', async () => {
    const article = await service.article({ title: 'Comune' });
    const first = await calls.update(article, { content: '<p>Di Anna</p>', version: 1 });
    expect(first.body.article.version).toBe(2);
    const second = await calls.update(article, { content: '<p>Di Bea</p>', version: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'article-changed']);
    expect(second.body.error).toContain('L’articolo è stato modificato nel frattempo');
    expect((await calls.read(article)).body).toEqual(first.body);
    const third = await calls.update(article, { content: '<p>Di tutte</p>', version: 2 });
    expect([third.status, third.body.article.version]).toEqual([200, 3]);
  });

  it('that save at the same moment: one of them succeeds', async () => {
    const article = await service.article({ title: 'Nello stesso momento' });
    const holder = await holdArticle(service.database, article.id);
    const saves = Promise.all(
      ['Anna', 'Bea', 'Carla'].map((author) => calls.update(article, { author, version: 1 })),
    );
    await holder.untilWaiting(3);
    await holder.release();
    const statuses = (await saves).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    const { body } = await calls.read(article);
    const winner = (await saves).find(({ status }) => status === 200);
    expect(body.article).toEqual(winner?.body.article);
    expect(body.article.version).toBe(2);
  });

  it('are each answered what they have saved, whatever follows in the next moment', async () => {
    const article = await service.article({ title: 'Subito dopo' });
    const next = afterNextCommit(() => calls.update(article, { author: 'Bea', version: 2 }));
    const first = await calls.update(article, { author: 'Anna', version: 1 });
    expect((await next).status).toBe(200);
    // Another's version in the answer would let Anna write over what Bea has saved.
    expect([first.status, first.body.article.author, first.body.article.version]).toEqual([
      200,
      'Anna',
      2,
    ]);
  });

  it('of whom one deletes what the other has just saved: the save is answered', async () => {
    const article = await service.article();
    const next = afterNextCommit(() => calls.remove(article));
    const { status, body } = await calls.update(article, { author: 'Anna', version: 1 });
    expect((await next).status).toBe(200);
    expect([status, body.article.author]).toEqual([200, 'Anna']);
  });

  it('who gives no version overwrites', async () => {
    const article = await service.article();
    await calls.update(article, { author: 'Anna' });
    const { status, body } = await calls.update(article, { author: 'Bea' });
    expect([status, body.article.author, body.article.version]).toEqual([200, 'Bea', 3]);
  });

  it('who sends again what was saved already is not told of a change', async () => {
    const article = await service.article();
    const form = { content: '<div>Una volta</div>', author: 'Anna', version: 1 };
    const [first, again] = [await calls.update(article, form), await calls.update(article, form)];
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('leave no category behind that was never used', async () => {
    const article = await service.article();
    await calls.update(article, { author: 'Anna', version: 1 });
    const refused = await calls.update(article, { category: 'Mai nata', version: 1 });
    expect(refused.status).toBe(409);
    const select = 'SELECT id FROM blog_category WHERE name = ?';
    expect(await service.database.query<unknown[]>(select, ['Mai nata'])).toEqual([]);
  });

  it('of whom one deletes what the other saves', async () => {
    const article = await service.article();
    expect((await calls.remove(article)).status).toBe(200);
    const { status, body } = await calls.update(article, { author: 'Bea', version: 1 });
    expect([status, body.code]).toEqual([404, 'article-missing']);
    await calls.restore(article);
    expect((await calls.update(article, { author: 'Bea', version: 1 })).status).toBe(200);
  });
});
