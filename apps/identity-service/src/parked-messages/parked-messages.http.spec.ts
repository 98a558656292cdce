import { Logger } from '@nestjs/common';
import { adminEndpoints } from '@zaino/contracts/identity';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { parkedAs, parkMessage } from '@zaino/service/testing/parked-messages';
import { DataSource } from 'typeorm';
import { anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { parkedMessages, retryMessage, discardMessage } = adminEndpoints;

describe('messages about accounts that could not be delivered', () => {
  let service: TestService;
  let admin: TestBrowser;

  beforeAll(async () => {
    service = await startTestService();
    admin = await anAdmin(service);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  /** Of a topic that nobody delivers here, unless told: it stays where it is. */
  const park = (topic = 'mail') =>
    parkMessage(service.app.get(DataSource), {
      topic,
      payload: { kind: 'reset', email: 'ada@example.it' },
    });
  const listed = async () => (await admin.ask(parkedMessages)).messages;
  const idsOf = async () => (await listed()).map(({ id }) => id);

  it('are listed without what is in them', async () => {
    const id = await park();
    const { body, headers } = await admin.call(parkedMessages);
    expect(body).toEqual({
      messages: [{ ...parkedAs(id, 'mail'), canDiscard: true }],
    });
    expect(JSON.stringify(body)).not.toContain('ada@');
    expect(headers.get('cache-control')).toBe('no-store');
    await admin.ask(discardMessage, { params: { id } });
  });

  it('are delivered again on request, once', async () => {
    const id = await park('nobody’s');
    expect(await admin.ask(retryMessage, { params: { id } })).toEqual({ success: true });
    expect(await idsOf()).toEqual([]);
    const message = await service.app.get(DataSource).manager.findOneBy(OutboxMessage, { id });
    expect(message).toMatchObject({ attempts: 0, parkedAt: null });
    expect((await admin.call(retryMessage, { params: { id } })).status).toBe(404);
  });

  it('are discarded where they are mails, and it is noted by whom', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const id = await park();
    expect(await admin.ask(discardMessage, { params: { id } })).toEqual({ success: true });
    expect(await idsOf()).toEqual([]);
    expect((await admin.call(discardMessage, { params: { id } })).status).toBe(404);
    const words = `^Message ${id} was discarded by admin [0-9a-f-]{36}$`;
    expect(warned.mock.calls).toEqual([[expect.stringMatching(words)]]);
  });

  it.each(['account.deleted', 'tenant.confirm', 'tenant.release', 'sessions.refresh'])(
    'are kept where another service must hear of them: %s',
    async (topic) => {
      const id = await park(topic);
      expect((await listed())[0]).toMatchObject({ id, canDiscard: false });
      expect((await admin.call(discardMessage, { params: { id } })).status).toBe(404);
      expect(await idsOf()).toEqual([id]);
      await service.app.get(DataSource).manager.delete(OutboxMessage, { id });
    },
  );

  it('are for admins alone', async () => {
    const params = { id: await park() };
    for (const endpoint of [parkedMessages, retryMessage, discardMessage]) {
      expect((await service.browser().call(endpoint, { params })).status).toBe(401);
    }
    expect(await idsOf()).toContain(params.id);
  });

  it.each(['x', '-1', '1e3', '1'.repeat(21)])('are not named by %s', async (id) => {
    expect((await admin.call(discardMessage, { params: { id } })).status).toBe(400);
  });
});
