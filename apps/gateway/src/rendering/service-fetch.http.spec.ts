import { waitUntil } from '@zaino/testing/processes';
import { hangingService } from '../testing/hanging-service';
import { LIVE } from '../testing/open-gateway';
import { PagesAtWork } from './page-at-work';
import { createServiceFetch } from './service-fetch';
import { Signals } from './signals';

/** As the session's: shorter than the limit of a call itself. */
const LIMIT_MS = 1_500;
/** So many calls of one copy at most are under way. */
const CONNECTIONS = 64;
const HANGS = 'it hangs';

/** A service that takes every call, and answers those that it is told to. */
async function openService(isAnswered: (path: string) => boolean) {
  const service = await hangingService(isAnswered);
  closers.push(service.end);
  return service;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function open(...urls: string[]) {
  const services = [{ prefixes: ['/api/auth'], urls }];
  const fetch = createServiceFetch({ services }, new PagesAtWork(new Signals()));
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://shop.example${path}`, { signal: AbortSignal.timeout(LIMIT_MS), ...init });
}

const reading = { headers: { cookie: 'zaino_session=1' } };

type Call = ReturnType<typeof open>;

const failureOf = (call: Call, path: string, init: RequestInit = reading): Promise<unknown> =>
  call(path, init).then(
    () => '',
    (error: unknown) => error,
  );

/** Waits until a call fails so. */
const failsWith = (call: Call, path: string, reason: string) =>
  waitUntil(async () => String(await failureOf(call, path)).includes(reason), 10_000);

describe('calls of pages on the server', () => {
  it('wait once for a service that hangs, and reach it again as soon as it answers', async () => {
    const service = await openService(() => false);
    const call = open(service.url);
    await expect(call('/api/auth/me?1', reading)).rejects.toThrow(/aborted/);
    expect(await failsWith(call, '/api/auth/me?2', HANGS)).toBe(true);
    const before = service.calls().length;
    await expect(call('/api/auth/me?3', reading)).rejects.toThrow(HANGS);
    await expect(call('/api/auth/me?4')).rejects.toThrow(HANGS);
    expect(service.calls()).toHaveLength(before);

    service.isAnswered = () => true;
    expect(
      await waitUntil(async () => (await failureOf(call, '/api/auth/me')) === '', 10_000),
    ).toBe(true);
    expect(service.calls()).toHaveLength(before + 1);
  });

  it('that write are sent all the same', async () => {
    const service = await openService((path) => path.endsWith('/write'));
    const call = open(service.url);
    expect(await failsWith(call, '/api/auth/me', HANGS)).toBe(true);
    const { ok } = await call('/api/auth/write', { method: 'POST' });
    expect(ok).toBe(true);
  });

  it('go on while another one is slow', async () => {
    const service = await openService((path) => path !== '/api/auth/slow');
    const call = open(service.url);
    const slow = { failure: '' };
    void failureOf(call, '/api/auth/slow').then((failure) => (slow.failure = String(failure)));
    const quick: string[] = [];
    while (slow.failure === '') quick.push(String(await failureOf(call, '/api/auth/me')));
    quick.push(String(await failureOf(call, '/api/auth/me')));
    expect(slow.failure).toContain('aborted');
    expect(service.heard).toContain(`GET ${LIVE}`);
    // None is held back: the service has heard each, and answers at once. One may still come to its own limit, where
    // the machine itself stands still.
    expect(service.calls()).toHaveLength(1 + quick.length);
    expect(quick.filter((failure) => !/^$|aborted/.test(failure))).toEqual([]);
    expect(quick).toContain('');
  });

  it('go on where slow ones had every connection', async () => {
    const service = await openService((path) => path !== '/api/auth/slow');
    const call = open(service.url);
    const patient = { ...reading, signal: null };
    const slow = Array.from({ length: CONNECTIONS }, () =>
      failureOf(call, '/api/auth/slow', patient),
    );
    await Promise.all(slow);
    expect(service.calls()).toHaveLength(CONNECTIONS);
    expect((await call('/api/auth/me', reading)).ok).toBe(true);
  });

  it('go to another copy', async () => {
    const [hanging, other] = [await openService(() => false), await openService(() => true)];
    const call = open(hanging.url, other.url);
    const areAnswered = async () => {
      const before = hanging.calls().length;
      const failures = [
        await failureOf(call, '/api/auth/me'),
        await failureOf(call, '/api/auth/me'),
        await failureOf(call, '/api/auth/me'),
      ];
      return failures.every((failure) => failure === '') && hanging.calls().length === before;
    };
    expect(await failureOf(call, '/api/auth/me')).not.toBe('');
    expect(await waitUntil(areAnswered, 10_000)).toBe(true);
  });

  it('hear of a service that is gone after it hung that it is gone', async () => {
    const service = await openService(() => false);
    const call = open(service.url);
    expect(await failsWith(call, '/api/auth/me', HANGS)).toBe(true);
    service.end();
    expect(await failsWith(call, '/api/auth/me', 'ECONNREFUSED')).toBe(true);
  });
});
