import { randomUUID } from 'node:crypto';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source';
import { startTestService, type TestService } from '../testing/test-service';
import { EventStore } from './event-store';
import { LoggedEventEntity } from './logged-event.entity';
import type { NewEvent } from './new-event';

describe('the security log while MySQL is away', () => {
  let service: TestService;

  beforeAll(async () => (service = await startTestService()));
  afterAll(() => service.stop());

  const events = () => service.app.get(DataSource).getRepository(LoggedEventEntity);
  const record = (message: string) =>
    service.app.get(SecurityLog).record({ level: 'INFO', category: 'auth.sign-in', message });

  it('loses nothing: what was taken is kept as soon as it is back', async () => {
    const owner = await createDataSource(service.databaseUrl).initialize();
    await owner.query('RENAME TABLE security_log TO security_log_away');
    const messages = Array.from({ length: 120 }, (_, n) => `while away ${n} ${randomUUID()}`);
    let failures = 0;
    const store = service.app.get(EventStore);
    const add = store.add.bind(store);
    store.add = (batch: NewEvent[]) =>
      add(batch).catch((error: unknown) => {
        failures += 1;
        throw error;
      });
    messages.forEach(record);
    expect(await waitUntil(() => failures >= 2, 20_000)).toBe(true);
    await owner.query('RENAME TABLE security_log_away TO security_log');
    await owner.destroy();
    expect(await waitUntil(async () => (await events().count()) >= 120, 20_000)).toBe(true);
    const found = (await events().find()).map(({ message }) => message);
    expect(found.sort()).toEqual([...messages].sort());
  });
});
