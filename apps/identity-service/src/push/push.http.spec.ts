import { createECDH, randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  authEndpoints,
  contactEndpoints,
  identityInternalEndpoints,
  MAX_PUSH_DEVICES,
  type OrderPushKind,
  pushEndpoints,
  pushTexts,
} from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { sessionLifetimes } from '@zaino/service/sessions/session';
import { DataSource } from 'typeorm';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { aSession, anAccount } from '../testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';
import { type PushedBrowser, TestPushService } from '../testing/test-push-service';
import { sessionUser } from '../users/session-user';
import type { UserEntity } from '../users/user.entity';
import { PushDeviceEntity } from './push-device.entity';
import { PushDeviceSweep } from './push-device-sweep';
import { PUSH_TOPIC } from './push-queue';

const { switchOn, switchOff, status } = pushEndpoints;
const pair = createECDH('prime256v1');
const publicKey = pair.generateKeys('base64url');
const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);

let service: TestService;
let pushes: TestPushService;

const find = (where: Partial<PushDeviceEntity> = {}) =>
  service.app.get(DataSource).manager.findBy(PushDeviceEntity, where);

beforeAll(async () => {
  pushes = await TestPushService.open(() => service.clock.now());
  service = await startTestService({
    VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
    PUSH_SERVICES: `fcm.googleapis.com ${pushes.host}`,
  });
});
afterAll(async () => {
  await service.stop();
  await pushes.close();
});

/** One more device on which somebody stays signed in, with pushes switched on unless told. */
async function aDevice(user: UserEntity, { isOn = true } = {}) {
  const { browser, session } = await aSession(service, sessionUser(user), 'remembered');
  const screen = pushes.subscribe();
  if (isOn) await browser.ask(switchOn, { body: screen.subscription });
  return { browser, session, screen };
}

async function somebody(fields: Partial<UserEntity> = {}) {
  const { user } = await anAccount(service, fields);
  return { user, ...(await aDevice(user)) };
}

const asService = () => service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });
const orderId = randomUUID();

async function tell(uid: string, kind: OrderPushKind = 'order-ready', noticeId = 'order.1') {
  const body = { noticeId, kind, orderId };
  await asService().ask(identityInternalEndpoints.tellOfOrder, { params: { uid }, body });
}

const titles = ({ shown }: PushedBrowser) => shown.map((push) => (push as { title: string }).title);

describe('pushes', () => {
  it('are off until they are switched on where somebody is, and come there alone', async () => {
    const { user } = await anAccount(service);
    const phone = await aDevice(user);
    const desk = await aDevice(user, { isOn: false });
    expect(await desk.browser.ask(status)).toMatchObject({
      publicKey,
      isRemembered: true,
      isOn: false,
      title: 'Notifiche su questo dispositivo',
    });
    expect(await phone.browser.ask(status)).toMatchObject({ isOn: true });
    await tell(user.uid);
    await delivered(service);
    expect(phone.screen.shown).toEqual([
      {
        title: 'Pronto per il ritiro',
        body: 'Apri l’ordine: c’è scritto dove e quando passare.',
        path: `/orders/${orderId}`,
        tag: expect.any(String) as string,
      },
    ]);
    expect(desk.screen.asked).toEqual([]);
  });

  it('are kept for a day, and the same notice twice is one', async () => {
    const { user, screen } = await somebody();
    await tell(user.uid);
    await tell(user.uid);
    await tell(user.uid, 'order-delivered', 'order.2');
    await delivered(service);
    expect(screen.asked.map(({ ttl }) => ttl)).toEqual(['86400', '86400', '86400']);
    const topics = screen.asked.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(2);
    const tags = screen.shown.map((push) => (push as { tag: string }).tag);
    expect([...tags].sort()).toEqual([...topics].sort());
  });

  it('end by the switch', async () => {
    const { user, browser, screen } = await somebody();
    expect(await browser.ask(switchOff)).toMatchObject({ isOn: false });
    expect(await browser.ask(switchOff)).toMatchObject({ isOn: false });
    await tell(user.uid);
    await delivered(service);
    expect(screen.asked).toEqual([]);
  });

  it('end with the sign-out of that device, and of that one alone', async () => {
    const { user, browser, screen } = await somebody();
    const other = await aDevice(user);
    await browser.ask(authEndpoints.logout);
    expect(await find({ endpoint: screen.subscription.endpoint })).toEqual([]);
    await tell(user.uid);
    await delivered(service);
    expect(screen.asked).toEqual([]);
    expect(titles(other.screen)).toEqual(['Pronto per il ritiro']);
  });

  it('do not go to a device that was signed out from another one', async () => {
    const { user, session, screen } = await somebody();
    const { browser } = await aDevice(user, { isOn: false });
    const params = { id: session.customerToken };
    await browser.ask(authEndpoints.revokeSession, { params, body: {} });
    await tell(user.uid);
    await delivered(service);
    expect(screen.asked).toEqual([]);
    expect(await find({ userUid: user.uid })).toEqual([]);
  });

  it.each([404, 410])('end where the push service says %d', async (answer) => {
    const { user, screen } = await somebody();
    screen.answer = answer;
    await tell(user.uid);
    await delivered(service);
    expect(await find({ userUid: user.uid })).toEqual([]);
    await tell(user.uid, 'order-shipped', 'order.2');
    await delivered(service);
    expect(screen.asked).toHaveLength(1);
  });

  it.each([429, 500])('come later where the push service says %d, and once', async (answer) => {
    const { user, screen } = await somebody();
    const other = await aDevice(user);
    screen.answer = answer;
    await tell(user.uid);
    await failedDelivery(service, PUSH_TOPIC);
    screen.answer = 201;
    service.clock.advance(3_000);
    await delivered(service);
    expect(titles(screen)).toEqual(['Pronto per il ritiro']);
    expect(titles(other.screen)).toEqual(['Pronto per il ritiro']);
  });

  it.each([302, 400, 403, 413])(
    'are given up where the push service says %d, which no attempt helps',
    async (answer) => {
      const { user, screen } = await somebody();
      screen.answer = answer;
      await tell(user.uid);
      await delivered(service);
      expect(screen.asked).toHaveLength(1);
      expect(await find({ userUid: user.uid })).toHaveLength(1);
    },
  );
});

describe('switching pushes on', () => {
  it('is refused where the session ends with the browser', async () => {
    const { browser } = await anAccount(service);
    const body = pushes.subscribe().subscription;
    expect(await browser.ask(status)).toMatchObject({ isRemembered: false });
    expect(await browser.call(switchOn, { body })).toMatchObject({
      status: 409,
      body: { code: 'push-not-remembered', detail: pushTexts.notRemembered },
    });
  });

  it('is refused for an address that is no push service’s, or a key that is none', async () => {
    const { user } = await anAccount(service);
    const { browser, screen } = await aDevice(user, { isOn: false });
    const { endpoint, keys } = screen.subscription;
    for (const body of [
      { endpoint: 'https://10.0.0.1/x', keys },
      { endpoint: `http://127.0.0.1:${new URL(service.origin).port}/health/ready`, keys },
      { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
    ]) {
      expect(await browser.call(switchOn, { body })).toMatchObject({
        status: 400,
        body: { code: 'push-service-unknown', detail: pushTexts.serviceUnknown },
      });
    }
    const { status: code } = await browser.call(switchOn, { body: { endpoint: 'x', keys } });
    expect(code).toBe(400);
  });

  it('takes over what another account has left in the same browser', async () => {
    const first = await somebody();
    const second = await aDevice((await anAccount(service)).user, { isOn: false });
    await second.browser.ask(switchOn, { body: first.screen.subscription });
    expect(await first.browser.ask(status)).toMatchObject({ isOn: false });
    await tell(first.user.uid);
    await delivered(service);
    expect(first.screen.asked).toEqual([]);
  });

  it('is for so many devices: the oldest one gets none any longer', async () => {
    const { user, browser } = await somebody();
    for (let count = 0; count < MAX_PUSH_DEVICES; count += 1) {
      service.clock.advance(1_000);
      await aDevice(user);
    }
    expect(await find({ userUid: user.uid })).toHaveLength(MAX_PUSH_DEVICES);
    expect(await browser.ask(status)).toMatchObject({ isOn: false });
  });

  it('again keeps one subscription of a device, the last', async () => {
    const { user, browser, screen } = await somebody();
    const renewed = pushes.subscribe();
    await browser.ask(switchOn, { body: renewed.subscription });
    await tell(user.uid);
    await delivered(service);
    expect([screen.asked.length, renewed.shown.length]).toEqual([0, 1]);
  });
});

describe('what is kept for pushes', () => {
  it('is named in the export, without the keys, and goes with the account', async () => {
    const { user, browser, screen } = await somebody();
    const { pushDevices } = await browser.ask(accountEndpoints.exportData);
    expect(pushDevices).toEqual([
      {
        device: 'Firefox su Linux',
        endpoint: screen.subscription.endpoint,
        since: expect.any(String) as string,
        shown: expect.stringContaining('Notifiche su questo dispositivo. ') as string,
      },
    ]);
    await browser.ask(accountEndpoints.deleteAccount, { body: {} });
    expect(await find({ userUid: user.uid })).toEqual([]);
  });

  it('is forgotten once nobody can be signed in there any longer', async () => {
    const { user } = await somebody();
    const sweep = service.app.get(PushDeviceSweep, { strict: false });
    await sweep.run();
    expect(await find({ userUid: user.uid })).toHaveLength(1);
    service.clock.advance(sessionLifetimes.remembered.mostMs + 1);
    await sweep.run();
    expect(await find()).toEqual([]);
  });
});

describe('a product that is there again', () => {
  const product = {
    id: 'P-0412',
    nome: 'Zaino Sentiero',
    prezzo: 43.92,
    prezzoAllora: null,
    prezzoMinimo30Giorni: null,
  };
  const tellOf = (uid: string, kind: 'back-in-stock' | 'price-drop') =>
    asService().ask(identityInternalEndpoints.tellOfProducts, {
      params: { uid },
      body: { noticeId: randomUUID(), kind, products: [product] },
    });

  it('is told of by mail and by push, to who waits for it', async () => {
    const { user, browser, screen } = await somebody({ emailVerifiedAt: new Date() });
    await tellOf(user.uid, 'back-in-stock');
    for (const purpose of ['back-in-stock', 'price-drop']) {
      const set = { params: { purpose }, body: { isOn: true } };
      await browser.ask(contactEndpoints.setPreference, set);
    }
    await tellOf(user.uid, 'back-in-stock');
    // A lower price can wait for the mail.
    await tellOf(user.uid, 'price-drop');
    await delivered(service);
    expect(screen.shown).toMatchObject([
      { title: 'È di nuovo disponibile', body: 'Zaino Sentiero', path: '/products/P-0412' },
    ]);
    expect(service.mailbox.mailsTo(user.email)).toHaveLength(2);
  });
});

describe('a shop without keys', () => {
  it('sends no pushes and says so', async () => {
    const without = await startTestService({ PUSH_SERVICES: pushes.host });
    const { user } = await anAccount(without);
    const { browser } = await aSession(without, sessionUser(user), 'remembered');
    expect(await browser.ask(status)).toMatchObject({ publicKey: null, isOn: false });
    const body = pushes.subscribe().subscription;
    expect((await browser.call(switchOn, { body })).status).toBe(404);
    await without.stop();
  });
});
