import { Logger } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Metrics } from '../metrics';
import { OutboxStage } from '../testing/service-with-outbox';
import { OutboxWatch } from './outbox-watch';
import { PermanentFailure } from './permanent-failure';

describe('a message of the outbox that cannot be delivered', () => {
  let stage: OutboxStage;
  let errors: jest.SpyInstance;
  beforeEach(async () => {
    stage = await OutboxStage.open();
    errors = jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await stage.close();
  });

  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  type Copy = Awaited<ReturnType<OutboxStage['start']>>;
  const untilParked = (copy: Copy, count = 1) =>
    until(async () => (await copy.admin.listParked()).length === count);
  const leftIn = async ({ database }: Copy) => {
    const [row] = await database.query<[{ n: string }]>('SELECT COUNT(*) AS n FROM outbox_message');
    return Number(row.n);
  };

  const lastErrorIn = async ({ database }: Copy) => {
    const [row] = await database.query<[{ last_error: string | null }]>(
      'SELECT last_error FROM outbox_message',
    );
    return row.last_error;
  };

  it('is parked after ten attempts over about a day, and holds up nothing', async () => {
    const begin = stage.now;
    let attempts = 0;
    const others: unknown[] = [];
    const copy = await stage.start({
      poison: () => {
        attempts += 1;
        throw Object.assign(new Error('to ada@example.it'), { code: 'EENVELOPE' });
      },
      mail: (payload) => void others.push(payload),
    });
    await copy.outbox.add(copy.database.manager, 'poison', { to: 'ada@example.it' });
    for (let n = 1; n < 10; n += 1) {
      await until(async () => (await lastErrorIn(copy)) !== null);
      await copy.database.query('UPDATE outbox_message SET last_error = NULL');
      const [row] = await copy.database.query<[{ due_at: Date }]>(
        'SELECT due_at FROM outbox_message',
      );
      stage.now = row.due_at.getTime();
      copy.relay.wake();
    }
    await untilParked(copy);
    expect(attempts).toBe(10);
    const hours = (stage.now - begin) / HOUR_MS;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
    expect(await copy.admin.listParked()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as unknown,
        topic: 'poison',
        attempts: 10,
        createdAt: new Date(begin),
        parkedAt: new Date(stage.now),
        lastError: 'Error (EENVELOPE)',
      },
    ]);
    const told: unknown[] = errors.mock.calls;
    expect(told).toEqual([[expect.stringMatching(/^poison \d+ was parked at attempt 10: Error/)]]);
    expect(JSON.stringify(told)).not.toContain('ada@');
    stage.now += 400 * 24 * HOUR_MS;
    await copy.outbox.add(copy.database.manager, 'mail', {});
    await until(() => others.length === 1);
    expect(attempts).toBe(10);
  });

  it('is parked at once where its handler knows that no attempt can help', async () => {
    const copy = await stage.start({
      mail: () => {
        throw new PermanentFailure('refused', { cause: new Error('no such mailbox') });
      },
    });
    await copy.outbox.add(copy.database.manager, 'mail', {});
    await untilParked(copy);
    const [message] = await copy.admin.listParked();
    expect(message).toMatchObject({ attempts: 1, lastError: 'PermanentFailure (refused)' });
  });

  it('is parked unheard where it has ended the process at every attempt', async () => {
    const heard: unknown[] = [];
    const copy = await stage.start({ mail: (payload) => void heard.push(payload) });
    const now = new Date(stage.now);
    await copy.database.query(
      `INSERT INTO outbox_message (topic, payload, attempts, due_at, created_at)
       VALUES ('mail', '{}', 10, ?, ?)`,
      [now, now],
    );
    copy.relay.wake();
    await untilParked(copy);
    expect(heard).toEqual([]);
    expect((await copy.admin.listParked())[0]?.lastError).toBe('unfinished');
  });

  it('can be delivered again, one or all', async () => {
    let isMended = false;
    const delivered: unknown[] = [];
    const copy = await stage.start({
      mail: (payload) => {
        if (!isMended) throw new PermanentFailure('refused');
        delivered.push(payload);
      },
    });
    for (const n of [1, 2, 3]) await copy.outbox.add(copy.database.manager, 'mail', n);
    await untilParked(copy, 3);
    isMended = true;
    const [newest] = await copy.admin.listParked();
    expect(await copy.admin.retry(newest?.id ?? '')).toBe(true);
    await until(() => delivered.length === 1);
    await until(async () => (await leftIn(copy)) === 2);
    expect(await copy.admin.retry(newest?.id ?? '')).toBe(false);
    expect(await copy.admin.retryAll()).toBe(2);
    await until(async () => (await leftIn(copy)) === 0);
    expect([...delivered].sort()).toEqual([1, 2, 3]);
    expect(await copy.admin.retryAll()).toBe(0);
  });

  it('can be discarded where its topic allows that, and only while it is parked', async () => {
    const copy = await stage.start({
      mail: () => {
        throw new PermanentFailure('refused');
      },
      bill: () => {
        throw new Error('The other service is away.');
      },
    });
    await copy.outbox.add(copy.database.manager, 'mail', {});
    await copy.outbox.add(copy.database.manager, 'bill', {});
    await untilParked(copy);
    const [row] = await copy.database.query<[{ id: string }]>(
      `SELECT id FROM outbox_message WHERE topic = 'bill'`,
    );
    expect(await copy.admin.discard(row.id, ['mail', 'bill'])).toBe(false);
    const [mail] = await copy.admin.listParked();
    expect(await copy.admin.discard(mail?.id ?? '', ['bill'])).toBe(false);
    expect(await copy.admin.discard(mail?.id ?? '', ['mail'])).toBe(true);
    expect(await copy.admin.discard(mail?.id ?? '', ['mail'])).toBe(false);
    expect(await leftIn(copy)).toBe(1);
  });

  it('leaves what only waits for its next attempt to the relay', async () => {
    const copy = await stage.start({
      mail: () => {
        throw new Error('The mail server is away.');
      },
    });
    await copy.outbox.add(copy.database.manager, 'mail', {});
    await until(async () => (await lastErrorIn(copy)) === 'Error');
    expect([await copy.admin.listParked(), await copy.admin.retryAll()]).toEqual([[], 0]);
  });

  it('is counted by the metrics apart from those that wait, and is no reason for alarm each minute', async () => {
    const copy = await stage.start({
      mail: () => {
        throw new PermanentFailure('refused');
      },
    });
    await copy.outbox.add(copy.database.manager, 'mail', {});
    await untilParked(copy);
    errors.mockClear();
    stage.now += HOUR_MS;
    await copy.app.get(OutboxWatch).look();
    const metrics = await copy.app.get(Metrics).registry.metrics();
    expect(metrics).toContain('outbox_parked_messages 1\n');
    expect(metrics).toContain('outbox_messages 0\n');
    expect(metrics).toContain('outbox_oldest_age_seconds 0\n');
    expect(Logger.prototype.error).not.toHaveBeenCalled();
  });
});
