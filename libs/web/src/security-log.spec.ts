import { DAY_MS } from '@zaino/rules/durations';
import { openSecurityLog } from './security-log';
import { entryOf } from './security-log-entry';
import { UNSENT_KEY } from './security-log-key';
import { SecurityLogMemory } from './security-log-memory';

interface Sent {
  message: string;
  category: string;
  data: Record<string, unknown>;
  url: string;
}

const failure = (message: string) =>
  new ErrorEvent('error', { message, error: new Error(message) });
const settle = async () => {
  for (let n = 0; n < 40; n += 1) await Promise.resolve();
};
const stored = () => JSON.parse(localStorage.getItem(UNSENT_KEY) ?? '[]') as Sent[];
const keep = (...messages: string[]) =>
  localStorage.setItem(
    UNSENT_KEY,
    JSON.stringify(messages.map((message) => ({ timestamp: '2026-01-01T00:00:00Z', message }))),
  );

describe('the browser’s security log', () => {
  let sent: Sent[];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sent = [];
    answer = () => Promise.resolve(new Response('{"success":true}'));
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      expect([url, init?.method]).toEqual(['/api/security-logs', 'POST']);
      sent.push(JSON.parse(init?.body as string) as Sent);
      return answer();
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const messages = () => sent.map(({ message }) => message);

  it('sends what goes wrong, without the page’s query', async () => {
    history.replaceState(null, '', '/auth/reset?token=secret#x');
    const hear = openSecurityLog();
    hear(failure('broken'));
    await settle();
    expect(sent).toEqual([
      {
        timestamp: expect.stringMatching(/Z$/) as string,
        level: 'ERROR',
        category: 'browser.error',
        message: 'broken',
        data: { file: '', line: 0, name: 'Error', stack: expect.any(String) as string },
        userAgent: navigator.userAgent,
        url: '/auth/reset',
      },
    ]);
    history.replaceState(null, '', '/');
  });

  it('sends five a minute at most, and says later how many it left out', async () => {
    const hear = openSecurityLog();
    for (let n = 0; n < 9; n += 1) hear(failure(`error ${n}`));
    await settle();
    expect(messages()).toEqual(['error 0', 'error 1', 'error 2', 'error 3', 'error 4']);
    jest.advanceTimersByTime(60_001);
    hear(failure('next'));
    await settle();
    expect(sent.at(-1)).toMatchObject({ message: 'next', data: { omitted: 4 } });
  });

  it('sends one and the same error once a minute', async () => {
    const hear = openSecurityLog();
    hear(failure('again'));
    hear(failure('again'));
    await settle();
    expect(messages()).toEqual(['again']);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a service that is away', () => Promise.resolve(new Response('', { status: 503 }))],
    ['too many calls', () => Promise.resolve(new Response('', { status: 429 }))],
  ])('with %s keeps the last hundred for a later visit', async (_, failing) => {
    answer = failing;
    const hear = openSecurityLog();
    for (let n = 0; n < 105; n += 1) {
      hear(failure(`error ${n}`));
      await settle();
      jest.advanceTimersByTime(60_001);
    }
    expect(sent).toHaveLength(105);
    expect(stored().map(({ message }) => message)).toEqual(
      Array.from({ length: 100 }, (__, n) => `error ${n + 5}`),
    );
  });

  it('says nothing of its own failing call', async () => {
    const heard = jest.fn();
    window.addEventListener('zaino:error', heard);
    window.addEventListener('error', heard);
    answer = () => Promise.reject(new TypeError('fetch failed'));
    openSecurityLog()(failure('once'));
    await settle();
    expect(sent).toHaveLength(1);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('zaino:error', heard);
    window.removeEventListener('error', heard);
  });

  it('drops what the server does not want', async () => {
    answer = () => Promise.resolve(new Response('', { status: 400 }));
    openSecurityLog()(failure('refused'));
    await settle();
    expect(stored()).toEqual([]);
  });

  it('sends on a later visit what was kept, a few a minute, and then nothing more', async () => {
    keep('1', '2', '3', '4', '5', '6', '7');
    openSecurityLog();
    await settle();
    expect(messages()).toEqual(['1', '2', '3', '4', '5']);
    expect(stored()).toHaveLength(2);
    jest.advanceTimersByTime(60_001);
    await settle();
    expect(messages()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(localStorage.getItem(UNSENT_KEY)).toBeNull();
    jest.advanceTimersByTime(600_000);
    await settle();
    expect(sent).toHaveLength(7);
  });

  it('keeps what was kept where the service is still away', async () => {
    keep('1', '2');
    answer = () => Promise.resolve(new Response('', { status: 503 }));
    openSecurityLog();
    await settle();
    jest.advanceTimersByTime(600_000);
    await settle();
    expect(messages()).toEqual(['1']);
    expect(stored()).toHaveLength(2);
  });

  it.each(['{', 'null', '7', '[null, 3, "x"]', '{"a":1}'])(
    'takes %s in local storage for nothing',
    async (text) => {
      localStorage.setItem(UNSENT_KEY, text);
      const hear = openSecurityLog();
      hear(failure('after'));
      await settle();
      expect(messages()).toEqual(['after']);
    },
  );

  it('works where the browser keeps nothing', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    answer = () => Promise.reject(new TypeError('fetch failed'));
    const hear = openSecurityLog();
    expect(() => hear(failure('one'))).not.toThrow();
    await settle();
    hear(failure('two'));
    await settle();
    expect(messages()).toEqual(['one', 'two']);
  });

  it('survives an event that cannot be read', () => {
    const hear = openSecurityLog();
    expect(() => hear(new CustomEvent('zaino:error', { detail: null }))).not.toThrow();
    expect(sent).toEqual([]);
  });
});

describe('entryOf', () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  const reported = new CustomEvent('zaino:error', { detail: { name: 'ApiError', message: 'no' } });

  it.each([
    ['a reported failure', reported, ['browser.report', 'no']],
    ['a rejection', rejection(new TypeError('x is null')), ['browser.rejection', 'x is null']],
    ['what is no error', rejection({ a: 1 }), ['browser.rejection', '[object Object]']],
    ['a blank message', failure(' '), ['browser.error', 'Errore senza messaggio']],
    ['a long message', failure('a'.repeat(900)), ['browser.error', 'a'.repeat(500)]],
  ])('tells of %s', (_, event, [category, message]) => {
    expect(entryOf(event, 0)).toMatchObject({
      category,
      message,
      level: 'ERROR',
      timestamp: '1970-01-01T00:00:00.000Z',
    });
  });

  it('tells where a reported failure comes from, as far as it says so', () => {
    const stack = `Error: no\n at ${'x'.repeat(2_000)}`;
    const detail = { name: 'Error', message: 'no', stack };
    const entry = entryOf(new CustomEvent('zaino:error', { detail }), 0);
    expect(entry?.data).toEqual({ name: 'Error', stack: stack.slice(0, 1_000) });
    expect(entryOf(reported, 0)?.data).toEqual({ name: 'ApiError' });
  });

  it.each([
    ['an extension', new ErrorEvent('error', { filename: 'moz-extension://a/b.js', message: 'x' })],
    ['a foreign script', new ErrorEvent('error', { message: 'Script error.' })],
    ['a layout', failure('ResizeObserver loop completed with undelivered notifications.')],
    ['a call given up', rejection(new DOMException('aborted', 'AbortError'))],
  ])('says nothing of %s', (_, event) => {
    expect(entryOf(event, 0)).toBeNull();
  });
});

describe('SecurityLogMemory', () => {
  const at = (ms: number) => {
    const entry = entryOf(failure(`at ${ms}`), ms);
    if (entry === null) throw new Error('It is a failure.');
    return entry;
  };

  it('keeps the last thousand', () => {
    const memory = new SecurityLogMemory();
    for (let n = 0; n < 1_003; n += 1) memory.add(at(n));
    expect(memory.entries).toHaveLength(1_000);
    expect(memory.entries[0]?.message).toBe('at 3');
  });

  it('forgets what is older than seven days', () => {
    const memory = new SecurityLogMemory();
    memory.add(at(0));
    memory.add(at(DAY_MS));
    memory.clean(7 * DAY_MS + 1);
    expect(memory.entries.map(({ message }) => message)).toEqual([`at ${DAY_MS}`]);
  });
});
