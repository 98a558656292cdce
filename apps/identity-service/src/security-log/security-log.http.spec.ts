import { securityLogEndpoints, type SecurityLogEntry } from '@zaino/contracts/identity';
import { HOUR_MS } from '@zaino/rules/durations';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { BROWSER_ENTRIES_PER_MINUTE } from './browser-budget';
import { LoggedEventEntity } from './logged-event.entity';

const { add, search } = securityLogEndpoints;

describe('security log', () => {
  let service: TestService;
  let admin: TestBrowser;
  let guest: TestBrowser;

  beforeAll(async () => {
    service = await startTestService();
    guest = service.browser();
  });
  beforeEach(async () => {
    // Each test has a minute of its own for the entries of browsers.
    service.clock.advance(60_000);
    admin = await anAdmin(service);
  });
  afterAll(() => service.stop());

  let number = 0;
  const anEntry = (fields: Partial<SecurityLogEntry> = {}): SecurityLogEntry => ({
    timestamp: new Date(service.clock.now()).toISOString(),
    level: 'ERROR',
    category: `browser.test-${++number}`,
    message: 'La pagina si è rotta',
    ...fields,
  });
  const tell = async (entry: SecurityLogEntry, browser = guest) => {
    await browser.ask(add, { body: entry });
    const { entries } = await admin.ask(search, { query: { category: entry.category } });
    return entries[0];
  };
  const find = (query: Record<string, string>) => admin.ask(search, { query });

  it('keeps what a browser tells', async () => {
    const entry = anEntry({
      data: { step: 2, names: ['a', null] },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      url: 'http://localhost:4200/scuola/TNMM00001A?nome=Ada#classe',
    });
    expect(await tell(entry)).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      timestamp: entry.timestamp,
      level: 'ERROR',
      category: entry.category,
      message: 'La pagina si è rotta',
      data: { step: 2, names: ['a', null] },
      userAgent: 'Firefox su Linux',
      url: 'http://localhost:4200/scuola/TNMM00001A',
      userId: null,
      source: 'browser',
    });
  });

  it('takes the user from the session and never from the body', async () => {
    const { browser, user } = await anAccount(service);
    expect(await tell(anEntry({ userId: 'somebody-else' }), browser)).toMatchObject({
      userId: user.uid,
    });
    expect(await tell(anEntry({ userId: user.uid }))).toMatchObject({ userId: null });
  });

  it('keeps an entry of a browser under a name that imitates no service', async () => {
    await guest.ask(add, { body: anEntry({ category: 'auth.lockout' }) });
    expect((await find({ category: 'auth.lockout' })).entries).toEqual([]);
    const { entries } = await find({ category: 'browser.auth.lockout' });
    expect(entries).toMatchObject([{ source: 'browser' }]);
  });

  it('forges no line: control characters and marks of direction become blanks', async () => {
    const message = 'uno\r\n2026-01-01 INFO tutto bene\u0000\u001b[31m\u2028due\u202etre\u0085';
    expect(await tell(anEntry({ message, data: { 'a\nb': 'c\u0007\r\nd' } }))).toMatchObject({
      message: 'uno 2026-01-01 INFO tutto bene [31m due tre',
      data: { 'a b': 'c d' },
    });
  });

  it('leaves out what tells whose error it was', async () => {
    const entry = anEntry({
      message: 'GET https://zaino.it/auth/reset?token=abc fallita per maria.rossi@example.it',
      data: { password: 'segreta', note: `sessione ${'x'.repeat(43)}`, email: 'a@b.it' },
    });
    expect(await tell(entry)).toMatchObject({
      message: 'GET https://zaino.it/auth/reset fallita per [e-mail]',
      data: { password: '[tolto]', note: 'sessione [codice]', email: '[tolto]' },
    });
  });

  it.each([
    ['in a hundred years', '2126-01-01T00:00:00.000Z', 0],
    ['of the year 0', '0000-01-01T00:00:00Z', -7 * 24 * HOUR_MS],
    ['of last month', '2020-01-01T00:00:00Z', -7 * 24 * HOUR_MS],
  ])('bounds a time %s', async (_, timestamp, offset) => {
    const entry = anEntry({ timestamp });
    const bounded = new Date(service.clock.now() + offset).toISOString();
    expect(await tell(entry)).toMatchObject({ timestamp: bounded });
  });

  it.each([
    ['a javascript: address', 'javascript:alert(1)', null],
    ['what is no address', 'http://[', null],
    ['a path', '/auth/reset?token=secret', '/auth/reset'],
    ['somebody else’s page', 'https://evil.example/a?b', 'https://evil.example/a'],
  ])('of %s keeps what is useful', async (_, url, kept) => {
    expect(await tell(anEntry({ url }))).toMatchObject({ url: kept });
  });

  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  it.each([
    ['without a message', { message: ' ' }],
    ['with a message of 501 letters', { message: 'a'.repeat(501) }],
    ['with too much data', { data: 'a'.repeat(4_001) }],
    ['with data of seven levels', { data: nested(7) }],
    ['with a category that is no word', { category: 'a b' }],
    ['with a category that breaks the line', { category: 'a\nb' }],
    ['of another level', { level: 'FATAL' }],
    ['without a time', { timestamp: 'ieri' }],
    ['with more than it may have', { role: 'admin' }],
    ['with a browser’s name of 301 letters', { userAgent: 'a'.repeat(301) }],
  ])('refuses an entry %s', async (_, fields) => {
    const body = { ...anEntry(), ...fields };
    expect(await guest.call(add, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a forged prototype', '{"__proto__":{"level":"ERROR"}}', 400],
    ['data of three thousand levels', `{"data":${'['.repeat(3e3)}${']'.repeat(3e3)}}`, 400],
    ['more than 8 kB', `"${'a'.repeat(8 * 1_024)}"`, 413],
  ])('refuses %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await guest.send(add.path, { method: 'POST', headers, body });
    expect(answer).toMatchObject({ status, body: { success: false } });
  });

  it('takes only so many entries of browsers in a minute', async () => {
    for (let sent = 0; sent < BROWSER_ENTRIES_PER_MINUTE; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => guest.ask(add, { body: anEntry() })));
    }
    expect((await guest.call(add, { body: anEntry() })).status).toBe(429);
    service.clock.advance(60_000);
    expect((await guest.call(add, { body: anEntry() })).status).toBe(200);
  });

  it('lets only admins read it', async () => {
    const { browser } = await anAccount(service);
    expect((await guest.call(search)).status).toBe(401);
    expect((await browser.call(search)).status).toBe(401);
    expect((await browser.call(search, { headers: { authorization: 'Bearer x' } })).status).toBe(
      401,
    );
  });

  it('filters by level, category, user, source, words and time', async () => {
    const { browser, user } = await anAccount(service);
    const now = service.clock.now();
    const iso = (ms: number) => new Date(now + ms).toISOString();
    const one = anEntry({ level: 'WARN', message: 'il 100% di_tutto', timestamp: iso(-HOUR_MS) });
    const two = anEntry({ level: 'WARN', message: 'il 100 di tutto', category: one.category });
    await browser.ask(add, { body: one });
    await browser.ask(add, { body: two });
    const found = async (query: Record<string, string>) =>
      (await find({ userId: user.uid, ...query })).entries.map(({ message }) => message);
    expect(await found({})).toEqual([two.message, one.message]);
    expect(await found({ level: 'WARN', category: one.category, source: 'browser' })).toHaveLength(
      2,
    );
    expect(await found({ level: 'ERROR' })).toEqual([]);
    expect(await found({ source: 'identity' })).toEqual([]);
    expect(await found({ text: '100% DI_T' })).toEqual([one.message]);
    expect(await found({ text: "' OR 1=1 --" })).toEqual([]);
    expect(await found({ from: iso(-1) })).toEqual([two.message]);
    expect(await found({ to: iso(-1) })).toEqual([one.message]);
    expect(await found({ level: '', text: '' }).catch(String)).toContain('400');
  });

  it.each(['category', 'userId', 'source'])(
    'finds nothing by a %s that none can have',
    async (name) => {
      const { entries } = await find({ [name]: 'è📘' });
      expect(entries).toEqual([]);
    },
  );

  it('pages through equal times without losing or repeating, while new entries arrive', async () => {
    const { browser, user } = await anAccount(service);
    for (let n = 0; n < 7; n += 1) await browser.ask(add, { body: anEntry({ message: `m${n}` }) });
    const seen: string[] = [];
    let place: string | null = '';
    while (place !== null) {
      const before: Record<string, string> = place === '' ? {} : { before: place };
      const { entries, next } = await find({ userId: user.uid, limit: '3', ...before });
      seen.push(...entries.map(({ message }) => message));
      place = next;
      await browser.ask(add, { body: anEntry({ message: 'newer' }) });
    }
    expect(seen).toEqual(['m6', 'm5', 'm4', 'm3', 'm2', 'm1', 'm0']);
  });

  it.each(['x', '1_', '1_x', '1_1; DROP TABLE security_log', '9'.repeat(64), '__proto__'])(
    'refuses %s for a place in the list',
    async (before) => {
      expect((await admin.call(search, { query: { before } })).status).toBe(400);
    },
  );

  it.each(['0', '201', '-1', 'x'])('refuses a page of %s', async (limit) => {
    expect((await admin.call(search, { query: { limit } })).status).toBe(400);
  });

  it('shows what the services tell', async () => {
    const userId = 'a-user-of-this-test';
    service.app.get(SecurityLog).record({
      level: 'INFO',
      category: 'auth.reset',
      message: 'Password cambiata\ncon il link',
      data: { by: 'link' },
      userId,
    });
    await waitUntil(async () => (await find({ userId })).entries.length > 0, 10_000);
    expect((await find({ userId })).entries).toMatchObject([
      {
        level: 'INFO',
        category: 'auth.reset',
        message: 'Password cambiata con il link',
        data: { by: 'link' },
        source: 'identity',
        timestamp: new Date(service.clock.now()).toISOString(),
      },
    ]);
  });

  it('reads its lists by their indexes', async () => {
    const database = service.app.get(DataSource);
    const events = database.getRepository(LoggedEventEntity);
    const at = new Date(service.clock.now());
    const rows = Array.from({ length: 3_000 }, (_, n) => ({
      timestamp: new Date(at.getTime() - n * 1_000),
      recordedAt: at,
      source: 'test',
      level: n % 10 === 0 ? ('WARN' as const) : ('INFO' as const),
      category: `category-${n % 20}`,
      message: 'x',
      userId: `user-${n % 20}`,
    }));
    await events.insert(rows);
    const columns = 'timestamp, recorded_at, level, category, message, user_id, source';
    // 48,000: with few rows a scan is cheaper than any index.
    for (let doubling = 0; doubling < 4; doubling += 1) {
      await database.query(
        `INSERT INTO security_log (${columns})
         SELECT ${columns} FROM security_log WHERE source = 'test'`,
      );
    }
    await database.query('ANALYZE TABLE security_log');
    const keyFor = async (where: string) => {
      const [plan] = await database.query<{ key: string; Extra: string }[]>(
        `EXPLAIN SELECT * FROM security_log WHERE ${where} ORDER BY timestamp DESC, id DESC LIMIT 51`,
      );
      return [plan?.key, plan?.Extra.includes('filesort')];
    };
    expect(await keyFor('1 = 1')).toEqual(['ix_security_log_timestamp', false]);
    expect(await keyFor("level = 'WARN'")).toEqual(['ix_security_log_level_timestamp', false]);
    expect(await keyFor("category = 'category-1'")).toEqual([
      'ix_security_log_category_timestamp',
      false,
    ]);
    expect(await keyFor("user_id = 'user-1'")).toEqual([
      'ix_security_log_user_id_timestamp',
      false,
    ]);
  });
});
