import { CSRF_HEADER } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { startTestService, type ServiceCopy, type TestService } from '../testing/test-service';
import {
  beginHour,
  byDevice,
  from,
  newAddress,
  type ReaderCalls,
  readerCalls,
  times,
} from './testing/reader-calls';

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
afterAll(async () => {
  await copy.stop();
  await service.stop();
});

type Of = { id: string };
const bothCopies = (number: number) => (number % 2 === 0 ? reader : readerOfCopy);
/** The counter, and what it counts. */
const stored = async ({ id }: Of) => {
  const [row] = await service.database.query<{ likes: number; voters: string }[]>(
    `SELECT likes, (SELECT COUNT(*) FROM article_like WHERE article_id = article.id) AS voters
     FROM article WHERE id = ?`,
    [id],
  );
  return [row?.likes, Number(row?.voters)];
};
const newDevice = async () => {
  const { body } = await reader.like(await service.article());
  return byDevice(body.deviceToken);
};

describe('a like', () => {
  it('of a new device comes with a token, by which the device is known', async () => {
    const article = await service.article();
    const { status, body, headers } = await reader.like(article, { userId: 'anonymous' });
    const { deviceToken, ...answer } = body;
    expect([status, answer]).toEqual([200, { success: true, liked: true, likes: 1 }]);
    expect(deviceToken).toMatch(/^[\w-]{22}\.[\w-]{32}$/);
    expect(headers.get('set-cookie')).toBeNull();
    const device = byDevice(deviceToken);
    expect((await reader.visit(article, { ...from(newAddress()), ...device })).body).toMatchObject({
      likes: 1,
      liked: true,
    });
    expect((await reader.visit(article)).body).toMatchObject({ likes: 1, liked: false });
  });

  it('is taken back and given again by the same call', async () => {
    const article = await service.article();
    const device = await newDevice();
    for (const [liked, likes] of [
      [true, 1],
      [false, 0],
      [true, 1],
    ]) {
      expect((await reader.like(article, {}, device)).body).toEqual({
        success: true,
        liked,
        likes,
      });
    }
    expect(await stored(article)).toEqual([1, 1]);
  });

  it('that is told what it shall be changes nothing the second time', async () => {
    const article = await service.article();
    const device = await newDevice();
    for (const liked of [true, true, false, false, true]) {
      const { body } = await reader.like(article, { liked }, device);
      expect(body).toEqual({ success: true, liked, likes: liked ? 1 : 0 });
    }
  });

  it('of one device is one, though it comes 100 times at once', async () => {
    const article = await service.article();
    const device = await newDevice();
    const answers = await times(100, (number) =>
      bothCopies(number).like(article, { liked: true }, device),
    );
    expect(answers.map(({ status, body }) => [status, body.liked, body.likes])).toEqual(
      answers.map(() => [200, true, 1]),
    );
    expect(await stored(article)).toEqual([1, 1]);
  });

  it('is given and taken back by turns, though all calls come at once', async () => {
    const article = await service.article();
    const device = await newDevice();
    const answers = await times(100, (number) => bothCopies(number).like(article, {}, device));
    expect(answers.filter(({ body }) => body.liked)).toHaveLength(50);
    expect(answers.every(({ body }) => body.likes === (body.liked ? 1 : 0))).toBe(true);
    expect(await stored(article)).toEqual([0, 0]);
    await times(33, (number) => bothCopies(number).like(article, {}, device));
    expect(await stored(article)).toEqual([1, 1]);
  });

  it('of 100 devices at once makes 100, by two copies of the service', async () => {
    const article = await service.article();
    const answers = await times(100, (number) => bothCopies(number).like(article));
    const counts = answers.map(({ body }) => body.likes).sort((one, other) => one - other);
    expect(counts).toEqual(Array.from({ length: 100 }, (_, number) => number + 1));
    expect(new Set(answers.map(({ body }) => body.deviceToken)).size).toBe(100);
    expect(await stored(article)).toEqual([100, 100]);
    // Half of them change their minds, while the other half insists.
    await times(100, (number) => {
      const device = byDevice(answers[number]?.body.deviceToken);
      return bothCopies(number).like(article, { liked: number % 2 === 0 }, device);
    });
    expect(await stored(article)).toEqual([50, 50]);
  });

  it('outlasts a restart of the service', async () => {
    const article = await service.article();
    const { body } = await reader.like(article);
    const next = await service.startCopy();
    const { like } = readerCalls({ ...service, call: next.call });
    const again = await like(article, { liked: true }, byDevice(body.deviceToken));
    expect(again.body).toEqual({ success: true, liked: true, likes: 1 });
    await next.stop();
  });

  it('of an article that nobody may see is refused', async () => {
    for (const article of [await service.article({ status: 'draft' }), { id: '4000000000' }]) {
      const { status, body } = await reader.like(article);
      expect([status, body.code]).toEqual([404, 'article-missing']);
    }
  });

  it.each([
    ['a word for yes', { liked: 'yes' }],
    ['a number for yes', { liked: 1 }],
    ['a number for who', { userId: 7 }],
    ['too long a name', { userId: 'x'.repeat(201) }],
  ])('with %s is refused', async (_, body) => {
    const answer = await reader.like(await service.article(), body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });
});

describe('a like without a token', () => {
  it('counts once for an address and article, though it comes 40 times at once', async () => {
    const [article, other] = [await service.article(), await service.article()];
    const address = newAddress();
    const answers = await times(40, (number) =>
      bothCopies(number).like(article, {}, from(address)),
    );
    expect(answers.map(({ status, body }) => [status, body.liked, body.likes])).toEqual(
      answers.map(() => [200, true, 1]),
    );
    expect(await stored(article)).toEqual([1, 1]);
    const tokens = answers.flatMap(({ body }) => body.deviceToken ?? []);
    expect(tokens).toHaveLength(1);
    // Whoever has the token may change their mind, on this and on other articles.
    const device = { ...from(address), ...byDevice(tokens[0]) };
    expect((await reader.like(article, {}, device)).body).toMatchObject({ liked: false, likes: 0 });
    expect((await reader.like(other, {}, device)).body).toMatchObject({ liked: true, likes: 1 });
    const again = await reader.like(article, {}, from(address));
    expect(again.body).toEqual({ success: true, liked: true, likes: 0 });
  });

  it('that is taken back takes nothing, and brings no token to like with', async () => {
    const article = await service.article();
    const address = newAddress();
    await reader.like(article);
    const answer = await reader.like(article, { liked: false }, from(address));
    expect(answer.body).toEqual({ success: true, liked: false, likes: 1 });
    const block = from(address.replace('::1', '::2'));
    expect((await reader.like(article, {}, block)).body.likes).toBe(2);
    expect((await reader.like(article, {}, from(address))).body.likes).toBe(2);
  });
});

describe('the token of a device', () => {
  const random = 'A'.repeat(22);
  it.each([
    ['nothing', () => ''],
    ['no token', () => 'anonymous'],
    ['one without our signature', () => `${random}.${'0'.repeat(32)}`],
    ['very much', () => 'x'.repeat(4_000)],
    ['one whose signature belongs to another', (token: string) => random + token.slice(22)],
    ['one that lost a letter', (token: string) => token.slice(0, -1)],
    ['one with more behind it', (token: string) => `${token}a`],
  ])('that is %s counts as none: it gets a new one', async (_, forge) => {
    const article = await service.article();
    const { body } = await reader.like(article);
    const forged = byDevice(forge(body.deviceToken ?? ''));
    expect((await reader.visit(article, { ...from(newAddress()), ...forged })).body.liked).toBe(
      false,
    );
    const answer = await reader.like(article, {}, { ...from(newAddress()), ...forged });
    expect(answer.body).toMatchObject({ liked: true, likes: 2 });
    expect(answer.body.deviceToken).toMatch(/^[\w-]{22}\.[\w-]{32}$/);
    expect(answer.body.deviceToken).not.toBe(body.deviceToken);
  });

  it('is given 60 times an hour to one network', async () => {
    const address = newAddress();
    const articles: Of[] = [];
    for (let number = 0; number < 70; number += 1) articles.push(await service.article());
    const answers = await Promise.all(
      articles.map((article, number) => bothCopies(number).like(article, {}, from(address))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({
      code: 'limited',
      error: 'Troppi “Mi piace” da nuovi dispositivi: riprova tra un’ora.',
    });
    const at = answers.findIndex(({ status }) => status === 200);
    const article = articles[at] ?? { id: '' };
    const known = byDevice(answers[at]?.body.deviceToken);
    const again = await reader.like(article, { liked: false }, { ...from(address), ...known });
    expect([again.status, again.body.likes]).toEqual([200, 0]);
    expect((await reader.like(article)).status).toBe(200);
    service.advance(HOUR_MS + 1_000);
    expect((await reader.like(await service.article(), {}, from(address))).status).toBe(200);
  });
});

describe('a like of somebody who is signed in', () => {
  it('belongs to the account, on all its devices', async () => {
    const article = await service.article();
    const account = await service.signIn('customer');
    const { body } = await reader.like(article, { userId: 'somebody-else' }, account);
    expect(body).toEqual({ success: true, liked: true, likes: 1 });
    const { cookie = '' } = account;
    expect((await reader.visit(article, { ...from(newAddress()), cookie })).body.liked).toBe(true);
    const device = await newDevice();
    const again = await reader.like(article, { liked: true }, { ...account, ...device });
    expect(again.body).toEqual({ success: true, liked: true, likes: 1 });
    const owner = await service.signIn('bookshop');
    expect((await reader.like(article, {}, owner)).body.likes).toBe(2);
    expect((await reader.like(article, {}, account)).body).toMatchObject({
      liked: false,
      likes: 1,
    });
  });

  it('is refused without the CSRF token', async () => {
    const article = await service.article();
    const { cookie = '' } = await service.signIn('customer');
    const other = await service.signIn('customer');
    for (const token of ['', other[CSRF_HEADER] ?? '']) {
      const headers = { cookie, [CSRF_HEADER]: token };
      const { status, body } = await reader.like(
        article,
        {},
        { ...headers, ...(await newDevice()) },
      );
      expect([status, body.code]).toEqual([403, 'csrf']);
    }
    expect(await stored(article)).toEqual([0, 0]);
  });

  it('is that of the device once the session has ended', async () => {
    const article = await service.article();
    const cookie = `zaino_session=${'a'.repeat(43)}`;
    const { status, body } = await reader.like(article, {}, { ...from(newAddress()), cookie });
    expect([status, body.liked]).toEqual([200, true]);
    expect(body.deviceToken).toBeDefined();
  });
});

describe('while Redis is away', () => {
  it('known devices like, and nobody with an account is taken for a device', async () => {
    const article = await service.article();
    const [account, device] = [await service.signIn('customer'), await newDevice()];
    await service.redisRelay.cut();
    expect((await reader.like(article, {}, device)).body).toMatchObject({ liked: true, likes: 1 });
    for (const headers of [{ ...account, ...device }, from(newAddress())]) {
      const { status, body } = await reader.like(article, {}, headers);
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    await service.redisRelay.restore();
    let status = 503;
    while (status === 503) ({ status } = await reader.like(article, { liked: true }, account));
    expect(status).toBe(200);
    expect(await stored(article)).toEqual([2, 2]);
  });
});
