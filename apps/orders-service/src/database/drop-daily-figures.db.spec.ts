import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { migratedSchema } from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';
import { DropDailyFigures1763800090000 } from './migrations/1763800090000-drop-daily-figures';

const schema = migratedSchema(createDataSource);

describe('messages to the figures of days, which nobody counts any more', () => {
  it('do not wait for ever, and all others stay', async () => {
    const migration = new DropDailyFigures1763800090000();
    const runner = schema().createQueryRunner();
    await migration.down(runner);
    const now = new Date();
    const waiting = { payload: '{"eventId":"1"}', dueAt: now, createdAt: now };
    const topics = ['order-mail', 'order-stats', 'order-stock'];
    for (const topic of topics) await runner.manager.insert(OutboxMessage, { topic, ...waiting });
    await migration.up(runner);
    await runner.release();
    const left = await schema().manager.find(OutboxMessage, { order: { topic: 'ASC' } });
    expect(left.map(({ topic }) => topic)).toEqual(['order-mail', 'order-stock']);
  });
});
