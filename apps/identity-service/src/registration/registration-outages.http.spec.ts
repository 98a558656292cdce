import { authEndpoints } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { tokenIn } from '../testing/mail-link';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { aDomain, aRegistration, registered, userBy } from '../testing/registrations';
import { startServiceLosingRedis, type ServiceLosingRedis } from '../testing/service-losing-redis';
import { UserEntity } from '../users/user.entity';

const PATIENCE_MS = 15_000;

describe('registration while something is away', () => {
  let service: ServiceLosingRedis;

  beforeAll(async () => {
    service = await startServiceLosingRedis();
  });
  afterAll(() => service.stop());

  const register = (body: unknown) => service.browser().call(authEndpoints.register, { body });
  const rows = async () => {
    const { manager } = service.app.get(DataSource);
    return [await manager.count(UserEntity), await manager.count(OutboxMessage)];
  };
  const reservations = () => service.bookshops.tenants.size;
  const settled = async () => {
    await delivered(service);
    return rows();
  };

  it('says so without the bookshops service, and leaves nothing', async () => {
    const before = await settled();
    service.bookshops.isAway = true;
    const answer = await register(aRegistration({ domain: aDomain() }));
    service.bookshops.isAway = false;
    expect(answer).toMatchObject({
      status: 503,
      body: {
        error: 'In questo momento non si può aprire una libreria: riprova tra qualche minuto.',
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('takes families without the bookshops service', async () => {
    service.bookshops.isAway = true;
    const answer = await register(aRegistration());
    service.bookshops.isAway = false;
    expect(answer.status).toBe(200);
  });

  it('says so without Redis, leaves nothing, and works again by itself', async () => {
    const before = [...(await settled()), reservations()];
    await service.redis.cut();
    const registration = aRegistration({ domain: aDomain() });
    const answer = await register(registration);
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: expect.stringContaining('non è disponibile') as string },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect([...(await rows()), reservations()]).toEqual(before);
    await service.redis.restore();
    const isBack = await waitUntil(
      async () => (await register(registration)).status === 200,
      PATIENCE_MS,
    );
    expect(isBack).toBe(true);
  });

  it('takes all back where Redis goes away in the middle', async () => {
    const before = [...(await settled()), reservations()];
    const open = jest.spyOn(service.app.get(SessionStore), 'open');
    open.mockRejectedValueOnce(new Error('The client is closed'));
    const answer = await register(aRegistration({ domain: aDomain() }));
    open.mockRestore();
    expect(answer.status).toBe(503);
    expect([...(await rows()), reservations()]).toEqual(before);
  });

  it('succeeds while no mail can be sent, and sends it later', async () => {
    service.mailbox.refusalCode = 451;
    const { email, me } = await registered(service);
    expect(me.user.email).toBe(email);
    await failedDelivery(service, 'mail');
    service.mailbox.refusalCode = undefined;
    service.clock.advance(MINUTE_MS);
    const mail = await service.mailbox.mailTo(email);
    const body = { token: tokenIn(mail, 'verify') };
    await service.browser().ask(authEndpoints.verify, { body });
    expect((await userBy(service, { email }))?.emailVerifiedAt).not.toBeNull();
    expect(service.mailbox.mailsTo(email)).toHaveLength(1);
  });
});
