import { Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { createService } from '../create-service';
import { RedisModule } from '../redis.module';
import { Scheduled } from './scheduled';

const PAUSE_MS = 50;
const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };

/** What runs now, and has begun, in all copies together. */
class Count {
  running = 0;
  begun = 0;
  most = 0;

  async take(): Promise<void> {
    this.begun += 1;
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise((resolve) => setTimeout(resolve, 3 * PAUSE_MS));
    this.running -= 1;
  }
}

let redis: TestRedis;
let copies: NestFastifyApplication[];
beforeEach(async () => {
  redis = await createTestRedis();
  copies = [];
});
afterEach(async () => {
  await Promise.all(copies.map((copy) => copy.close()));
  await redis.drop();
});

async function startCopies(count: Count, schedule: { copies: 'one' | 'each'; url: string }) {
  @Injectable()
  class Sweep {
    @Scheduled({ pauseMs: PAUSE_MS, copies: schedule.copies })
    run(): Promise<void> {
      return count.take();
    }
  }
  @Module({ imports: [RedisModule.connect(schedule.url)], providers: [Sweep] })
  class WithSweep {}
  for (let copy = 0; copy < 3; copy += 1) {
    copies.push(await createService(WithSweep, { name: 'test', config }));
  }
}

/** Until so many runs have begun. */
async function until({ count, begun }: { count: Count; begun: number }): Promise<void> {
  while (count.begun < begun) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('what is scheduled', () => {
  it('runs again and again, in one copy at a time', async () => {
    const count = new Count();
    await startCopies(count, { copies: 'one', url: redis.url });
    await until({ count, begun: 4 });
    expect(count.most).toBe(1);
  });

  it('runs in every copy where each has work of its own', async () => {
    const count = new Count();
    await startCopies(count, { copies: 'each', url: redis.url });
    await until({ count, begun: 6 });
    expect(count.most).toBeGreaterThan(1);
  });

  it('runs in every copy while Redis is away', async () => {
    const count = new Count();
    await startCopies(count, { copies: 'one', url: 'redis://127.0.0.1:1' });
    await until({ count, begun: 6 });
    expect(count.most).toBeGreaterThan(1);
  });

  it('is waited for by a service that ends, and begins no more', async () => {
    const count = new Count();
    await startCopies(count, { copies: 'each', url: redis.url });
    await until({ count, begun: 1 });
    await Promise.all(copies.splice(0).map((copy) => copy.close()));
    expect(count.running).toBe(0);
    const { begun } = count;
    await new Promise((resolve) => setTimeout(resolve, 4 * PAUSE_MS));
    expect(count.begun).toBe(begun);
  });
});
