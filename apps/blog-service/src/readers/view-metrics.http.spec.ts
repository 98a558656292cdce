import { startTestService, type TestService } from '../testing/test-service';
import { beginHour, type ReaderCalls, readerCalls } from './testing/reader-calls';
import { ViewFlush } from './view-flush';
import { ViewMetrics } from './view-metrics';

let service: TestService;
let reader: ReaderCalls;
beforeAll(async () => {
  service = await startTestService();
  reader = readerCalls(service);
});
afterAll(() => service.stop());

const find = <Kind>(kind: new (...args: never[]) => Kind) =>
  service.app.get(kind, { strict: false });

/** What the metrics say by their names. */
async function told() {
  const { body } = await service.call<string>({ path: '/metrics' });
  const valueOf = (name: string) =>
    Number(new RegExp(`^${name} ([0-9.e+-]+)$`, 'm').exec(body)?.[1]);
  return { waiting: valueOf('blog_waiting_views'), age: valueOf('blog_views_write_age_seconds') };
}

describe('the metrics of views', () => {
  it('tell how many wait while they cannot be written, and since when', async () => {
    beginHour(service);
    const articles = [await service.article(), await service.article()];
    const flush = find(ViewFlush);
    // Nothing is written but by the test; what is told follows the task all the same.
    const run = flush.run.bind(flush);
    jest.spyOn(flush, 'run').mockRejectedValue(new Error('The database is away.'));
    const away = () => find(ViewMetrics).after(() => flush.run());
    for (const article of [...articles, ...articles, articles[0]]) {
      if (article) await reader.visit(article);
    }
    service.advance(90_000);
    await expect(away()).rejects.toThrow('The database is away.');
    const { waiting, age } = await told();
    expect(waiting).toBe(5);
    expect(age).toBeGreaterThanOrEqual(90);

    await find(ViewMetrics).after(run);
    expect(await told()).toMatchObject({ waiting: 0, age: expect.closeTo(0, 0) as number });
    jest.restoreAllMocks();
  });

  it('keep what was known, and are still told, while Redis is away', async () => {
    await service.redisRelay.cut();
    await expect(find(ViewMetrics).after(() => find(ViewFlush).run())).rejects.toThrow();
    expect(await told()).toMatchObject({ waiting: 0 });
    await service.redisRelay.restore();
  });
});
