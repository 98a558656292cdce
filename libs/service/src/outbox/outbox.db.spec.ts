import { Logger } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { pendingSchemaChanges } from '../database-commands';
import { timeLeft, withDeadline } from '../deadline';
import { Metrics } from '../metrics';
import { OutboxStage } from '../testing/service-with-outbox';
import { OutboxWatch } from './outbox-watch';

/** Resolves once told, for what a handler does. */
function signal(): { done: Promise<void>; tell: () => void } {
  let tell = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { done, tell };
}

describe('the outbox', () => {
  let stage: OutboxStage;
  beforeEach(async () => {
    stage = await OutboxStage.open();
  });
  afterEach(() => stage.close());

  const countOf = async (database: { query: (sql: string) => Promise<unknown> }) => {
    const [row] = (await database.query('SELECT COUNT(*) AS n FROM outbox_message')) as [
      { n: string },
    ];
    return Number(row.n);
  };
  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('has the table that its entity asks for', async () => {
    const database = await stage.dataSource().initialize();
    expect(await pendingSchemaChanges(database)).toEqual([]);
    await database.destroy();
  });

  it('delivers at once what was committed, never before, and forgets it', async () => {
    const delivered: unknown[] = [];
    const { done, tell } = signal();
    const { database, outbox, relay } = await stage.start({
      mail: (payload) => {
        delivered.push(payload);
        tell();
      },
    });
    const wake = jest.spyOn(relay, 'wake');
    await database.transaction(async (manager) => {
      await outbox.add(manager, 'mail', { to: 'È “Ada”' });
      await database.query('SELECT SLEEP(0.1)');
      expect([delivered, wake.mock.calls]).toEqual([[], []]);
    });
    expect(wake).toHaveBeenCalledTimes(1);
    await done;
    expect(delivered).toEqual([{ to: 'È “Ada”' }]);
    await until(async () => (await countOf(database)) === 0);
  });

  it('delivers what was added outside of a transaction', async () => {
    const { done, tell } = signal();
    const { database, outbox } = await stage.start({ mail: tell });
    await outbox.add(database.manager, 'mail', {});
    await done;
  });

  it('keeps nothing of a transaction that was rolled back', async () => {
    const delivered: unknown[] = [];
    const { database, outbox, app } = await stage.start({ mail: () => void delivered.push(1) });
    const failing = database.transaction(async (manager) => {
      await outbox.add(manager, 'mail', {});
      throw new Error('The use case failed.');
    });
    await expect(failing).rejects.toThrow('The use case failed.');
    expect(await countOf(database)).toBe(0);
    await app.close();
    expect(delivered).toEqual([]);
  });

  it('tries again after growing pauses, and goes on with the others meanwhile', async () => {
    const attempts: number[] = [];
    const others: unknown[] = [];
    const { database, outbox, relay } = await stage.start({
      broken: (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt < 4) throw new Error('The other side is away.');
      },
      mail: (payload) => void others.push(payload),
    });
    await outbox.add(database.manager, 'broken', {});
    const dueAfter = async () => {
      const [row] = await database.query<[{ due_at: Date } | undefined]>(
        'SELECT due_at FROM outbox_message WHERE attempts > 0',
      );
      return row ? (row.due_at.getTime() - stage.now) / 1000 : null;
    };
    for (const [attempt, pause] of [
      [1, 2],
      [2, 6],
      [3, 18],
    ] as const) {
      await until(async () => attempts.length === attempt && (await dueAfter()) === pause);
      await outbox.add(database.manager, 'mail', { attempt });
      await until(() => others.length === attempt);
      expect(attempts).toHaveLength(attempt);
      stage.now += pause * 1000;
      relay.wake();
    }
    await until(async () => (await countOf(database)) === 0);
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('gives each attempt a deadline of its own, whoever has woken it', async () => {
    const left: number[] = [];
    const { database, outbox } = await stage.start({
      slow: (_, { attempt }) => {
        left.push(timeLeft(MINUTE_MS));
        if (attempt < 3) throw new Error('The other side is away.');
      },
    });
    // As a call that adds a message does: its deadline is over before the first attempt has begun.
    await withDeadline(1, () => outbox.add(database.manager, 'slow', {}));
    for (const attempts of [1, 2]) {
      await until(() => left.length === attempts);
      await until(async () => {
        const sql = 'SELECT 1 FROM outbox_message WHERE last_error IS NOT NULL AND attempts = ?';
        return (await database.query<unknown[]>(sql, [attempts])).length === 1;
      });
      // By the relay's own timer, which the call's wake has set.
      stage.now += MINUTE_MS;
    }
    await until(async () => (await countOf(database)) === 0);
    expect(left.map((ms) => ms > 20_000)).toEqual([true, true, true]);
  });

  it('gives each message to one of two copies', async () => {
    const deliveries = new Map<string, number>();
    const handle = (_: unknown, { id }: { id: string }) => {
      deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    };
    const [one, other] = [await stage.start({ mail: handle }), await stage.start({ mail: handle })];
    await Promise.all(
      [one, other].flatMap(({ outbox, database }) =>
        Array.from({ length: 100 }, (_, n) => outbox.add(database.manager, 'mail', { n })),
      ),
    );
    await until(async () => (await countOf(one.database)) === 0);
    expect([deliveries.size, Math.max(...deliveries.values())]).toEqual([200, 1]);
  });

  it('does not let a slow message hold up others', async () => {
    const slow = signal();
    const fast = signal();
    const { database, outbox } = await stage.start({ slow: () => slow.done, mail: fast.tell });
    await outbox.add(database.manager, 'slow', {});
    await outbox.add(database.manager, 'mail', {});
    await fast.done;
    expect(await countOf(database)).toBeGreaterThan(0);
    slow.tell();
    await until(async () => (await countOf(database)) === 0);
  });

  it('delivers again what a process that died had done but not ticked off', async () => {
    const effects: string[] = [];
    const dead = await stage.start({
      mail: async (_, { id }) => {
        effects.push(id);
        await dead.database.destroy();
      },
    });
    await dead.outbox.add(dead.database.manager, 'mail', {});
    await until(() => effects.length === 1);
    const alive = await stage.start({ mail: (_, { id }) => void effects.push(id) });
    expect(await countOf(alive.database)).toBe(1);
    expect(effects).toHaveLength(1);
    stage.now += 60_000;
    alive.relay.wake();
    await until(async () => (await countOf(alive.database)) === 0);
    expect(effects).toEqual([effects[0], effects[0]]);
  });

  it('leaves a topic to the copies that know it', async () => {
    const old = await stage.start({ mail: () => undefined });
    await old.outbox.add(old.database.manager, 'invoice', {});
    const { done, tell } = signal();
    await stage.start({ invoice: tell });
    await done;
  });

  it('ends a running delivery before the service stops', async () => {
    const begun = signal();
    const end = signal();
    const { database, outbox, app } = await stage.start({
      mail: async () => {
        begun.tell();
        await end.done;
      },
    });
    await outbox.add(database.manager, 'mail', {});
    await begun.done;
    const closed = app.close();
    end.tell();
    await closed;
    const reader = await stage.dataSource().initialize();
    expect(await countOf(reader)).toBe(0);
    await reader.destroy();
  });

  it('tells the metrics what waits for how long, and the log once it is too long', async () => {
    const { database, outbox, app } = await stage.start({});
    const error = jest.spyOn(Logger.prototype, 'error');
    await outbox.add(database.manager, 'mail', { to: 'ada@example.it' });
    stage.now += 9 * MINUTE_MS;
    await app.get(OutboxWatch).look();
    expect(error).not.toHaveBeenCalled();
    stage.now += 2 * MINUTE_MS;
    await app.get(OutboxWatch).look();
    expect(error.mock.calls).toEqual([['A message has waited for 11 minutes: mail']]);
    error.mockRestore();
    const metrics = await app.get(Metrics).registry.metrics();
    expect(metrics).toContain('outbox_messages 1\n');
    expect(metrics).toContain('outbox_oldest_age_seconds 660\n');
  });
});
