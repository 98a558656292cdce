import type { BlogComment } from '@zaino/contracts/blog';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { injections } from '@zaino/testing/injections';
import { pino } from 'pino';
import { startTestService, type ServiceCopy, type TestService } from '../testing/test-service';
import {
  from,
  newAddress,
  newComment,
  type ReaderCalls,
  readerCalls,
  times,
} from './testing/reader-calls';

let service: TestService;
let copy: ServiceCopy;
let reader: ReaderCalls;
let readerOfCopy: ReaderCalls;
const log: string[] = [];
beforeAll(async () => {
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  service = await startTestService({ logger });
  copy = await service.startCopy();
  reader = readerCalls(service);
  readerOfCopy = readerCalls({ ...service, call: copy.call });
});
afterAll(async () => {
  await copy.stop();
  await service.stop();
});

const bothCopies = (number: number) => (number % 2 === 0 ? reader : readerOfCopy);
const waitingFor = async ({ id }: { id: string }) =>
  (await reader.queue(`articleId=${id}`)).body.comments;
const success = [200, { success: true }];
const answerOf = ({ status, body }: { status: number; body: unknown }) => [status, body];

describe('a comment', () => {
  it('waits for an admin, and is seen by everybody afterwards, without the e-mail', async () => {
    const article = await service.article();
    expect(answerOf(await reader.comment(article))).toEqual(success);
    expect((await reader.comments(article)).body).toEqual({ success: true, comments: [] });
    const [waiting] = await waitingFor(article);
    const { id: articleId, slug, title } = article;
    const { id = '', createdAt = '' } = waiting ?? {};
    expect(waiting).toEqual({
      ...newComment,
      id,
      createdAt,
      state: 'pending',
      article: { id: articleId, slug, title },
    });
    await reader.moderate('approve', [id]);
    const { name, content } = newComment;
    expect((await reader.comments(article)).body).toEqual({
      success: true,
      comments: [{ id, name, content, createdAt }],
    });
  });

  it('stands below those that came before', async () => {
    const article = await service.article();
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      ids.push((await reader.waiting(article)).id);
      service.advance(1_000);
    }
    await reader.moderate('approve', [...ids].reverse());
    const { comments } = (await reader.comments(article)).body;
    expect(comments.map(({ id }) => id)).toEqual(ids);
  });

  it('whose hidden field is filled in is welcomed and not kept', async () => {
    const article = await service.article();
    for (const website of ['https://example.com', ' ']) {
      expect(answerOf(await reader.comment(article, { website }))).toEqual(success);
    }
    expect(await waitingFor(article)).toEqual([]);
    expect(answerOf(await reader.comment(article, { website: '' }))).toEqual(success);
    expect(await waitingFor(article)).toHaveLength(1);
  });

  it('that comes again is one, in other letters too, and 20 times at once', async () => {
    const article = await service.article();
    const again = {
      email: 'ANNA.bianchi@example.com',
      content: ' Una  guida davvero\nUTILE, grazie! ',
    };
    for (const input of [{}, again]) {
      expect(answerOf(await reader.comment(article, input))).toEqual(success);
    }
    const content = 'Tutto insieme';
    const answers = await times(20, (number) => bothCopies(number).comment(article, { content }));
    expect(answers.map(answerOf)).toEqual(answers.map(() => success));
    expect((await waitingFor(article)).map((comment) => comment.content).sort()).toEqual([
      content,
      newComment.content,
    ]);
    await reader.comment(article, { email: 'altra@example.com' });
    await reader.comment(await service.article());
    expect(await waitingFor(article)).toHaveLength(3);
  });

  it('that comes again uses up nothing of what is allowed', async () => {
    const article = await service.article();
    const headers = from(newAddress());
    for (let number = 0; number < 10; number += 1) {
      expect((await reader.comment(article, {}, headers)).status).toBe(200);
    }
  });

  it('below an article that nobody may see is refused, and so is looking for them', async () => {
    const hidden = [
      await service.article({ status: 'draft' }),
      await service.article({
        status: 'scheduled',
        publishedAt: new Date(service.now() + 60 * MINUTE_MS).toISOString(),
      }),
      { id: '4000000000' },
    ];
    for (const article of hidden) {
      for (const answer of [await reader.comment(article), await reader.comments(article)]) {
        expect([answer.status, answer.body]).toMatchObject([
          404,
          { code: 'article-missing', success: false, error: 'Articolo non trovato' },
        ]);
      }
    }
  });
});

describe('the words of a comment', () => {
  const kept = async (input: object) => {
    const article = await service.article();
    const { status } = await reader.comment(article, input);
    expect(status).toBe(200);
    return (await waitingFor(article))[0];
  };

  it.each([
    ['name', 'missing', undefined],
    ['name', 'empty', ''],
    ['name', 'blank', '  '],
    ['name', 'invisible', '\u200b\u0000'],
    ['name', 'too long', 'x'.repeat(81)],
    ['email', 'missing', undefined],
    ['email', 'empty', ''],
    ['email', 'a word', 'anna'],
    ['email', 'without a host', 'anna@'],
    ['email', 'without a domain', 'anna@example'],
    ['email', 'more than one line', 'anna@example.com\nBcc: b@example.com'],
    ['email', 'too long', `${'x'.repeat(250)}@example.com`],
    ['content', 'empty', ''],
    ['content', 'blank', ' \n '],
    ['content', 'invisible', '\u202e\u0007'],
    ['content', 'too long', 'x'.repeat(2_001)],
    ['content', 'a list', ['x']],
    ['website', 'too long', 'x'.repeat(2_001)],
  ])('are refused where the %s is %s, and nothing is kept', async (field, _, value) => {
    const article = await service.article();
    const { status, body } = await reader.comment(article, { [field]: value });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.errors?.map(({ path }) => path)).toEqual([field]);
    expect(body.errors?.[0]?.message).not.toBe('');
    expect(await waitingFor(article)).toEqual([]);
  });

  it('may be as long as is said', async () => {
    const input = { name: 'è'.repeat(80), content: '👍'.repeat(1_000) };
    expect(await kept(input)).toMatchObject(input);
  });

  it('keep their lines and lose what cannot be seen', async () => {
    const input = {
      name: ' Anna\u0000\n Bianchi\u202e ',
      content: '\u001b[31mPrima riga\r\nseconda\u2028terza\n\n\n\n\tquarta\u0007',
    };
    expect(await kept(input)).toMatchObject({
      name: 'Anna Bianchi',
      content: '[31mPrima riga\nseconda\nterza\n\nquarta',
    });
  });

  it('are kept as the text that they are, whatever they would do as a page', async () => {
    const article = await service.article();
    const texts = injections.map(({ text }) => text.slice(0, 2_000));
    const comments: BlogComment[] = [];
    for (const [number, content] of texts.entries()) {
      const name = content.slice(0, 80);
      const email = `lettore${number}@example.com`;
      const comment = await reader.waiting(article, { content, name, email });
      comments.push(comment);
    }
    await reader.moderate(
      'approve',
      comments.map(({ id }) => id),
    );
    const answer = await reader.comments(article);
    const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}\p{Cf}]+/gu, '');
    expect(answer.body.comments.map(({ content }) => seen(content))).toEqual(texts.map(seen));
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });
});

describe('comments from one network', () => {
  const send = (article: { id: string }, headers: Record<string, string>, number: number) =>
    bothCopies(number).comment(article, { content: `Commento ${number}` }, headers);

  it('are five in ten minutes, also all at once', async () => {
    const article = await service.article();
    const headers = from(newAddress());
    const answers = await times(12, (number) => send(article, headers, number));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.body).toMatchObject({
      code: 'comments-limited',
      success: false,
      error: 'Hai inviato molti commenti in poco tempo: riprova tra dieci minuti.',
    });
    expect(await waitingFor(article)).toHaveLength(5);
    expect((await send(article, from(newAddress()), 50)).status).toBe(200);
    service.advance(9 * MINUTE_MS);
    expect((await send(article, headers, 51)).status).toBe(429);
    service.advance(2 * MINUTE_MS);
    expect((await send(article, headers, 52)).status).toBe(200);
  });

  it('are twenty a day', async () => {
    const article = await service.article();
    const headers = from(newAddress());
    for (let number = 0; number < 20; number += 1) {
      if (number % 5 === 0) service.advance(11 * MINUTE_MS);
      expect((await send(article, headers, number)).status).toBe(200);
    }
    service.advance(11 * MINUTE_MS);
    expect((await send(article, headers, 20)).body).toMatchObject({
      code: 'comments-limited',
      error: 'Oggi hai già inviato molti commenti: riprova domani.',
    });
    service.advance(DAY_MS);
    expect((await send(article, headers, 21)).status).toBe(200);
  });

  it('are counted by the network, whatever address of it they come from', async () => {
    const article = await service.article();
    const network = newAddress().replace('::1', '::');
    const answers = await times(6, (number) =>
      send(article, from(`203.0.113.${number}, ${network}${number + 1}`), number),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('are not taken while nobody can count them', async () => {
    const article = await service.article();
    await service.redisRelay.cut();
    const { status, body } = await reader.comment(article);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await reader.comments(article)).status).toBe(200);
    await service.redisRelay.restore();
    let answer = 503;
    while (answer === 503) ({ status: answer } = await reader.comment(article));
    expect(answer).toBe(200);
  });
});

describe('the e-mail of who comments', () => {
  it('stands in no answer to the public and in no log', async () => {
    const email = 'nessuno-la-vede@example.com';
    const article = await service.article();
    const { id } = await reader.waiting(article, { email });
    await reader.moderate('approve', [id]);
    const { headers } = await reader.queue();
    expect(headers.get('cache-control')).toBe('private, no-store');
    await reader.comment(article, { email, content: 'x'.repeat(3_000) });
    const query = `articleId=${article.id}&slug=${article.slug}`;
    const calls = ['getBlogComments', 'getBlogArticleBySlug', 'getBlogArticles'];
    for (const name of calls) {
      const { body } = await service.call({ path: `/api/${name}?${query}` });
      expect(JSON.stringify(body)).not.toContain(email);
    }
    await service.databaseRelay.cut();
    expect((await reader.comment(article, { email })).status).toBe(503);
    await service.databaseRelay.restore();
    expect(log.length).toBeGreaterThan(10);
    expect(log.join('')).not.toContain('nessuno-la-vede');
  });
});
