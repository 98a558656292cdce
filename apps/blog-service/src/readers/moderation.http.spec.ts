import { COMMENT_PAGE_SIZE } from '@zaino/contracts/blog';
import { BlogRevision } from '../reading/blog-revision';
import { DataChanges } from '@zaino/service/data-changes';
import { DataSource } from 'typeorm';
import { startTestService, type ServiceCopy, type TestService } from '../testing/test-service';
import { type Moderating, type ReaderCalls, readerCalls } from './testing/reader-calls';

let service: TestService;
let copy: ServiceCopy;
let reader: ReaderCalls;
beforeAll(async () => {
  service = await startTestService();
  copy = await service.startCopy();
  reader = readerCalls(service);
});
afterAll(async () => {
  await copy.stop();
  await service.stop();
});

type Of = { id: string };
/** The counter, and what it counts. */
const stored = async ({ id }: Of) => {
  const [row] = await service.database.query<{ counted: number; comments: string }[]>(
    `SELECT comments_count AS counted,
       (SELECT COUNT(*) FROM blog_comment WHERE article_id = article.id AND state = 'approved') AS comments
     FROM article WHERE id = ?`,
    [id],
  );
  return [row?.counted, Number(row?.comments)];
};
const waiting = async (article: Of, count: number) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await reader.waiting(article)).id);
  return ids;
};
const idsOf = (comments: Of[]) => comments.map(({ id }) => id);
const publicIds = async (article: Of) => idsOf((await reader.comments(article)).body.comments);

describe('the queue of comments', () => {
  it('is for admins', async () => {
    const article = await service.article();
    const [id] = await waiting(article, 1);
    const customer = await service.signIn('customer');
    for (const headers of [{}, customer, { authorization: `Bearer ${'a'.repeat(43)}` }]) {
      const asked = await service.call({ path: '/api/blog/comments', headers });
      const decided = await service.call({
        method: 'POST',
        path: '/api/blog/comments/moderate',
        headers,
        body: { ids: [id], action: 'approve' },
      });
      expect([asked.status, decided.status]).toEqual([401, 401]);
    }
    expect(await publicIds(article)).toEqual([]);
  });

  it('shows the newest first, by state and article, with how many there are of each', async () => {
    const [article, other] = [await service.article(), await service.article()];
    const [first = '', second = '', third = '', fourth = ''] = await waiting(article, 4);
    await waiting(other, 1);
    await reader.moderate('approve', [first]);
    await reader.moderate('hide', [second]);
    const ofArticle = `articleId=${article.id}`;
    const all = (await reader.queue(ofArticle)).body;
    expect(idsOf(all.comments)).toEqual([fourth, third, second, first]);
    expect([all.total, all.counts]).toEqual([4, { pending: 2, approved: 1, hidden: 1 }]);
    for (const [state, ids] of [
      ['pending', [fourth, third]],
      ['approved', [first]],
      ['hidden', [second]],
    ] as const) {
      const { body } = await reader.queue(`${ofArticle}&state=${state}`);
      expect(idsOf(body.comments)).toEqual(ids);
      expect(body.comments.every((comment) => comment.state === state)).toBe(true);
      expect([body.total, body.counts]).toEqual([ids.length, all.counts]);
    }
  });

  it('comes in pages', async () => {
    const article = await service.article();
    const rows = Array.from({ length: COMMENT_PAGE_SIZE + 3 }, (_, number) => [
      article.id,
      'Anna',
      'anna@example.com',
      `Numero ${number}`,
      'pending',
      // Many at the same moment: their order is the same on every page.
      number.toString(16).padStart(32, `${article.id}f`),
      new Date(2026, 0, 1 + (number % 3)),
    ]);
    await service.database.query(
      'INSERT INTO blog_comment (article_id, name, email, content, state, digest, created_at) VALUES ?',
      [rows],
    );
    const ofArticle = `articleId=${article.id}&state=pending`;
    const first = (await reader.queue(ofArticle)).body;
    const second = (await reader.queue(`${ofArticle}&offset=${COMMENT_PAGE_SIZE}`)).body;
    expect([first.comments.length, second.comments.length]).toEqual([COMMENT_PAGE_SIZE, 3]);
    expect([first.total, second.total]).toEqual([rows.length, rows.length]);
    const ids = idsOf([...first.comments, ...second.comments]);
    expect(new Set(ids).size).toBe(rows.length);
    expect((await reader.queue(`${ofArticle}&offset=1000`)).body.comments).toEqual([]);
  });

  it('leaves those of deleted articles out, until they are brought back', async () => {
    const article = await service.article();
    const ids = await waiting(article, 2);
    const path = `/api/deleteBlogArticle?articleId=${article.id}`;
    await service.adminCall({ method: 'DELETE', path });
    const { body } = await reader.queue(`articleId=${article.id}`);
    expect([body.comments, body.total]).toEqual([[], 0]);
    const restore = `/api/blog/restore?articleId=${article.id}`;
    await service.adminCall({ method: 'POST', path: restore });
    const again = await reader.queue(`articleId=${article.id}`);
    expect(idsOf(again.body.comments).sort()).toEqual(ids.sort());
  });

  it.each(['state=deleted', 'articleId=x', 'offset=-1', 'offset=1.5', 'offset=100001'])(
    'is not asked with %s',
    async (query) => {
      const { status, body } = await reader.queue(query);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
    },
  );
});

describe('the decision about comments', () => {
  it('shows, hides, shows again and deletes, and counts what everybody sees', async () => {
    const article = await service.article();
    const [id = '', other = ''] = await waiting(article, 2);
    const decide = async (action: Moderating, ids: string[]) => {
      const { status, body } = await reader.moderate(action, ids);
      expect(status).toBe(200);
      return [body.changed, ...(await stored(article)), await publicIds(article)];
    };
    expect(await decide('approve', [id])).toEqual([1, 1, 1, [id]]);
    expect(await decide('approve', [id])).toEqual([0, 1, 1, [id]]);
    expect(await decide('hide', [id])).toEqual([1, 0, 0, []]);
    expect(await decide('hide', [id, other])).toEqual([1, 0, 0, []]);
    expect(await decide('approve', [id, other])).toEqual([2, 2, 2, [id, other]]);
    expect(await decide('delete', [id])).toEqual([1, 1, 1, [other]]);
    expect(await decide('delete', [id])).toEqual([0, 1, 1, [other]]);
    expect(idsOf((await reader.queue(`articleId=${article.id}`)).body.comments)).toEqual([other]);
  });

  it('is about several articles at once, and passes over those that are not there', async () => {
    const [article, other] = [await service.article(), await service.article()];
    const ids = [...(await waiting(article, 3)), ...(await waiting(other, 2))];
    const wanted = [...ids, ...ids, '4000000000'];
    expect((await reader.moderate('approve', wanted)).body).toEqual({ success: true, changed: 5 });
    expect([await stored(article), await stored(other)]).toEqual([
      [3, 3],
      [2, 2],
    ]);
    expect((await reader.moderate('hide', ['4000000001'])).body.changed).toBe(0);
  });

  it('lets a deleted comment be written once more', async () => {
    const article = await service.article();
    const content = 'Ci ho ripensato';
    const first = await reader.waiting(article, { content });
    await reader.moderate('delete', [first.id]);
    const second = await reader.waiting(article, { content });
    expect(second.id).not.toBe(first.id);
  });

  it.each([
    ['no comments', [], 'approve'],
    ['an id that none has', ['0'], 'approve'],
    ['an id that is none', ['1 OR 1'], 'delete'],
    ['too many ids', Array.from({ length: 201 }, (_, number) => String(number + 1)), 'hide'],
    ['no decision', ['1'], 'publish'],
    ['no list', '1', 'hide'],
  ])('is refused with %s', async (_, ids, action) => {
    const body = { ids, action };
    const path = '/api/blog/comments/moderate';
    const answer = await service.adminCall({ method: 'POST', path, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  it('of many admins at once leaves the counter right', async () => {
    const articles = [await service.article(), await service.article(), await service.article()];
    const ids: string[] = [];
    for (const article of articles) ids.push(...(await waiting(article, 4)));
    const ofCopy = readerCalls({ call: copy.call, adminCall: copyCall });
    const actions = ['approve', 'hide', 'approve', 'delete', 'approve'] as const;
    const transactions = [service.app, copy.app].map((app) =>
      jest.spyOn(app.get(DataSource), 'transaction'),
    );
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        // Each another part of the list, in another order.
        const part = ids.filter((__, place) => (place * 7 + number) % 3 !== 0);
        const ordered = number % 2 === 0 ? part : part.reverse();
        const action =
          number < 55 ? (actions[number % 3] ?? 'hide') : (actions[number % 5] ?? 'hide');
        return (number % 2 === 0 ? reader : ofCopy).moderate(action, ordered);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    // The database ended none of them because of another.
    const outcomes = transactions.flatMap(({ mock }) =>
      mock.results.map(({ value }) => value as Promise<unknown>),
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(60);
    await Promise.all(outcomes);
    for (const spy of transactions) spy.mockRestore();
    for (const article of articles) {
      const [counted, comments] = await stored(article);
      expect(counted).toBe(comments);
    }
    await reader.moderate('approve', ids);
    for (const article of articles) {
      expect(await stored(article)).toEqual([
        (await publicIds(article)).length,
        (await publicIds(article)).length,
      ]);
    }
  });

  it('beside likes and views moves each counter rightly', async () => {
    const article = await service.article();
    const ids = await waiting(article, 10);
    await Promise.all([
      ...ids.map((id) => reader.moderate('approve', [id])),
      ...ids.map(() => reader.like(article)),
      ...ids.map(() => reader.visit(article)),
    ]);
    expect(await stored(article)).toEqual([10, 10]);
    expect((await reader.visit(article)).body).toMatchObject({ views: 11, likes: 10 });
  });

  it('tells the gateway of what everybody sees, and of nothing else', async () => {
    const article = await service.article();
    const [id = '', hidden = ''] = await waiting(article, 2);
    const publish = jest.spyOn(service.app.get(DataChanges, { strict: false }), 'publish');
    const revision = service.app.get(BlogRevision, { strict: false });
    const toldAfter = async (action: Moderating, ids: string[]) => {
      // Of what was changed before, the look at the database, once a second, may still have to tell.
      await revision.refresh();
      publish.mockClear();
      await reader.moderate(action, ids);
      return new Set(publish.mock.calls.map(([{ domain }]) => domain));
    };
    const nobody = new Set();
    const told = new Set(['blog']);
    expect(await toldAfter('hide', [hidden])).toEqual(nobody);
    expect(await toldAfter('approve', [id])).toEqual(told);
    expect(await toldAfter('approve', [id])).toEqual(nobody);
    expect(await toldAfter('hide', [id])).toEqual(told);
    expect(await toldAfter('delete', [hidden])).toEqual(nobody);
    expect(await toldAfter('approve', [id])).toEqual(told);
    expect(await toldAfter('delete', [id])).toEqual(told);
    publish.mockRestore();
  });
});

/** An admin's call to the other copy. */
const copyCall: TestService['adminCall'] = async ({ headers, ...rest }) =>
  copy.call({ ...rest, headers: { ...(await service.signIn('admin')), ...headers } });
