import type { Scan, ScanOutcome } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { ScanQueue } from './scan-queue';

const ISBN = '9788899001223';
const OTHER = '9788804667896';

const away = new ApiError({ kind: 'unavailable', code: 'unavailable', status: 0, message: 'down' });
const forbidden = new ApiError({
  kind: 'forbidden',
  code: 'forbidden',
  status: 403,
  message: 'Non puoi',
});

/** A server that answers each call when it is told how. */
function fakeServer() {
  const calls: { scans: Scan[]; end: (error?: ApiError) => void }[] = [];
  const send = (scans: Scan[]) =>
    new Promise<ScanOutcome[]>((resolve, reject) => {
      calls.push({
        scans,
        end: (error) => {
          if (error) reject(error);
          else resolve(scans.map(({ id }) => ({ id, refusal: null, arrivals: [] })));
        },
      });
    });
  return { calls, send };
}

/** Lets what was answered be heard. */
const heard = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function startQueue(uid = 'marta') {
  const server = fakeServer();
  const queue = new ScanQueue({ uid, send: server.send });
  const settled: string[] = [];
  queue.start((entries) => settled.push(...entries.map(({ code, state }) => `${code} ${state}`)));
  return { ...server, queue, settled };
}

const codes = (scans: readonly Scan[] = []) => scans.map(({ code }) => code);

describe('scans on their way', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('go out in their order, one call at a time', async () => {
    const { queue, calls, settled } = startQueue();
    queue.add(ISBN);
    queue.add(OTHER, 3);
    queue.add(ISBN);
    expect(calls.map(({ scans }) => codes(scans))).toEqual([[ISBN]]);
    calls[0]?.end();
    await heard();
    expect(calls[1]?.scans).toMatchObject([
      { code: OTHER, copies: 3 },
      { code: ISBN, copies: 1 },
    ]);
    calls[1]?.end();
    await heard();
    expect(settled).toEqual([`${ISBN} done`, `${OTHER} done`, `${ISBN} done`]);
    expect(localStorage).toHaveLength(0);
  });

  it('go out again with the same id, once the network is back', async () => {
    const { queue, calls, settled } = startQueue();
    queue.add(ISBN);
    calls[0]?.end(away);
    await heard();
    expect(queue.get()).toMatchObject({ stuckBy: away, entries: [{ state: 'waiting' }] });
    dispatchEvent(new Event('online'));
    await heard();
    expect(calls[1]?.scans).toEqual(calls[0]?.scans);
    calls[1]?.end();
    await heard();
    expect(queue.get().stuckBy).toBeNull();
    expect(settled).toEqual([`${ISBN} done`]);
  });

  it('are tried again by themselves', async () => {
    const { queue, calls } = startQueue();
    queue.add(ISBN);
    calls[0]?.end(away);
    await heard();
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(2);
    queue.stop();
  });

  it('survive that the page is closed, for whoever made them', async () => {
    const first = startQueue();
    first.queue.add(ISBN);
    first.queue.add(OTHER);
    first.calls[0]?.end(away);
    await heard();
    first.queue.stop();
    expect(startQueue('carla').calls).toEqual([]);
    const again = startQueue();
    expect(codes(again.calls[0]?.scans)).toEqual([ISBN, OTHER]);
    expect(again.calls[0]?.scans[0]?.id).toBe(first.calls[0]?.scans[0]?.id);
  });

  it('are refused for good where the server says so', async () => {
    const { queue, calls, settled } = startQueue();
    queue.add(ISBN);
    calls[0]?.end(forbidden);
    await heard();
    expect(queue.get().entries).toMatchObject([{ state: 'refused', refusal: 'Non puoi' }]);
    expect(settled).toEqual([`${ISBN} refused`]);
    expect(localStorage).toHaveLength(0);
  });

  it('are refused at once where they are no code', () => {
    const { queue, calls, settled } = startQueue();
    queue.add('9788899001224');
    expect(calls).toEqual([]);
    expect(settled).toEqual(['9788899001224 refused']);
    expect(localStorage).toHaveLength(0);
  });

  it('are sent even where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { queue, calls, settled } = startQueue();
    queue.add(ISBN);
    calls[0]?.end();
    await heard();
    expect(settled).toEqual([`${ISBN} done`]);
    jest.restoreAllMocks();
  });
});
