import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { startTestService, type ServiceCopy, type TestService } from '../testing/test-service';
import {
  beginHour,
  from,
  newAddress,
  type ReaderCalls,
  readerCalls,
  times,
} from './testing/reader-calls';
import { ViewFlush } from './view-flush';

let service: TestService;
let copy: ServiceCopy;
let reader: ReaderCalls;
let readerOfCopy: ReaderCalls;
beforeAll(async () => {
  service = await startTestService();
  copy = await service.startCopy();
  reader = readerCalls(service);
  readerOfCopy = readerCalls({ ...service, call: copy.call });
});
beforeEach(() => beginHour(service));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await copy.stop();
  await service.stop();
});

const flush = () => service.app.get(ViewFlush, { strict: false }).run();
const bothCopies = (number: number) => (number % 2 === 0 ? reader : readerOfCopy);
const storedViews = async ({ id }: { id: string }) => {
  const [row] = await service.database.query<{ views: number }[]>(
    'SELECT views FROM article WHERE id = ?',
    [id],
  );
  return row?.views;
};
const nobody = from(newAddress(), 'curl/8.5.0');

describe('a visit', () => {
  it('counts a visitor once an hour and says so at once, without a cookie', async () => {
    const article = await service.article();
    const visitor = from(newAddress());
    const { status, body, headers } = await reader.visit(article, visitor);
    expect([status, body]).toEqual([200, { success: true, views: 1, likes: 0, liked: false }]);
    expect(headers.get('set-cookie')).toBeNull();
    expect((await reader.visit(article, visitor)).body.views).toBe(1);
    await flush();
    expect((await reader.visit(article, visitor)).body.views).toBe(1);
    service.advance(HOUR_MS - 2 * MINUTE_MS);
    expect((await reader.visit(article, visitor)).body.views).toBe(1);
    service.advance(3 * MINUTE_MS);
    expect((await reader.visit(article, visitor)).body.views).toBe(2);
  });

  it('counts one visitor of 100 calls at once, by two copies of the service', async () => {
    const article = await service.article();
    const visitor = from(newAddress());
    const answers = await times(100, (number) => bothCopies(number).visit(article, visitor));
    expect(answers.map(({ status, body }) => [status, body.views])).toEqual(
      answers.map(() => [200, 1]),
    );
  });

  it('counts 100 visitors at once, by two copies, while views are being moved', async () => {
    const article = await service.article();
    const moving = times(5, flush);
    const answers = await times(100, (number) =>
      bothCopies(number).visit(article, from(newAddress())),
    );
    await moving;
    expect(Math.max(...answers.map(({ body }) => body.views))).toBe(100);
    expect((await reader.visit(article, nobody)).body.views).toBe(100);
    await flush();
    expect(await storedViews(article)).toBe(100);
  });

  it('never says less or more than there is while views are being moved', async () => {
    const article = await service.article();
    await reader.visit(article);
    await flush();
    for (let visitors = 2; visitors <= 20; visitors += 1) {
      const [{ body }] = await Promise.all([reader.visit(article), flush()]);
      expect(body.views).toBe(visitors);
    }
  });

  it('tells visitors apart by network, browser and article', async () => {
    const [article, other] = [await service.article(), await service.article()];
    const address = newAddress();
    await reader.visit(article, from(address));
    // A home has many addresses of one network.
    await reader.visit(article, from(address.replace('::1', '::abcd')));
    await reader.visit(article, from(address, 'Mozilla/5.0 (a second browser)'));
    expect((await reader.visit(other, from(address))).body.views).toBe(1);
    expect((await reader.visit(article, nobody)).body.views).toBe(2);
  });

  it('counts 60 of an address in an hour, however many browsers it claims to be', async () => {
    const article = await service.article();
    const other = await service.article();
    const address = newAddress();
    const browser = (number: number) => from(address, `Mozilla/5.0 (X11) Browser/${number}`);
    await times(100, (number) => bothCopies(number).visit(article, browser(number)));
    expect((await reader.visit(article, nobody)).body.views).toBe(60);
    expect((await reader.visit(article, from(newAddress()))).body.views).toBe(61);
    expect((await reader.visit(other, browser(1))).body.views).toBe(1);
    service.advance(HOUR_MS);
    expect((await reader.visit(article, browser(1))).body.views).toBe(62);
  });

  it('believes the gateway alone where it comes from', async () => {
    const article = await service.article();
    const address = newAddress();
    await reader.visit(article, from(`198.51.100.1, ${address}`));
    expect((await reader.visit(article, from(`198.51.100.2, ${address}`))).body.views).toBe(1);
  });

  it('does not count robots, who are answered all the same', async () => {
    const article = await service.article();
    await reader.visit(article);
    const robot = from(newAddress(), 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    const { status, body } = await reader.visit(article, robot);
    expect([status, body.views]).toEqual([200, 1]);
  });

  it('writes nothing to the database', async () => {
    const article = await service.article();
    for (const { app } of [service, copy]) {
      jest.spyOn(app.get(ViewFlush, { strict: false }), 'run').mockResolvedValue();
    }
    const query = jest.spyOn(service.app.get(DataSource), 'query');
    await times(50, () => reader.visit(article));
    // The service does other things beside.
    const statements = query.mock.calls
      .map(([statement]) => statement.trim())
      .filter((statement) => /likes|view/.test(statement));
    expect(statements.length).toBeGreaterThanOrEqual(100);
    expect(statements.filter((statement) => !statement.startsWith('SELECT'))).toEqual([]);
    expect(await storedViews(article)).toBe(0);
  });

  it('of an article that nobody may see is refused and leaves nothing behind', async () => {
    const scheduled = await service.article({
      status: 'scheduled',
      publishedAt: new Date(service.now() + 10 * MINUTE_MS).toISOString(),
    });
    const deleted = await service.article();
    await service.adminCall({
      method: 'DELETE',
      path: `/api/deleteBlogArticle?articleId=${deleted.id}`,
    });
    const hidden = [
      await service.article({ status: 'draft' }),
      await service.article({ status: 'archived' }),
      scheduled,
      deleted,
      { id: '4000000000' },
    ];
    for (const article of hidden) {
      const { status, body } = await reader.visit(article);
      expect([status, body.code, body.error]).toEqual([
        404,
        'article-missing',
        'Articolo non trovato',
      ]);
    }
    service.advance(11 * MINUTE_MS);
    expect((await reader.visit(scheduled)).body.views).toBe(1);
  });

  it.each(['', '0', '-1', '1.5', '99999999999', "1' OR 1"])('of %j is refused', async (id) => {
    const answer = await reader.visit({ id: encodeURIComponent(id) });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });

  it('is answered while Redis is away, and not counted', async () => {
    const article = await service.article();
    await reader.visit(article);
    await flush();
    await service.redisRelay.cut();
    const { status, body } = await reader.visit(article);
    expect([status, body]).toEqual([200, { success: true, views: 1, likes: 0, liked: false }]);
    await service.redisRelay.restore();
    let views = 1;
    while (views === 1) views = (await reader.visit(article)).body.views;
    expect(views).toBe(2);
  });

  it('finds the service unavailable while the database is away', async () => {
    const article = await service.article();
    await service.databaseRelay.cut();
    const { status, body } = await reader.visit(article);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await service.databaseRelay.restore();
    expect((await reader.visit(article)).body.views).toBe(1);
  });
});
