import { accountEndpoints, authEndpoints, securityLogEndpoints } from '@zaino/contracts/identity';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { AccountLinkEntity } from '../account-links/account-link.entity';
import { ChildBookEntity } from '../children/child-book.entity';
import { ChildEntity } from '../children/child.entity';
import { KnownDeviceEntity } from '../lockout/known-device.entity';
import { Passwords } from '../passwords/passwords';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { aChild } from '../testing/children';
import { failedDelivery } from '../testing/outbox-delivery';
import { aDomain, aRegistration, registered } from '../testing/registrations';
import { aSession, anAccount, anAdmin, anOwner } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';
import { UserEntity } from '../users/user.entity';
import { ACCOUNT_DELETED_TOPIC } from './announce-deletion';

const { deleteAccount } = accountEndpoints;
const PASSWORD = 'una password lunga';
const PATIENCE_MS = 15_000;

describe('deletion of an account', () => {
  let service: TestService;
  let passwordHash: string;

  beforeAll(async () => {
    service = await startTestService();
    passwordHash = await service.app.get(Passwords, { strict: false }).hash(PASSWORD);
  });
  afterAll(() => service.stop());

  const manager = () => service.app.get(DataSource).manager;
  const exists = (uid: string) => manager().existsBy(UserEntity, { uid });

  it('leaves nothing of the account, and says so by mail', async () => {
    const { user, browser, tenantId } = await anOwner(service, {
      passwordHash,
      firstName: 'Ada',
      emailVerifiedAt: new Date(),
    });
    const { uid, email } = user;
    const { browser: otherDevice } = await aSession(service, sessionUser(user));
    const { user: neighbour, browser: neighbourBrowser } = await anAccount(service);
    for (const someone of [browser, neighbourBrowser]) {
      const { id } = await someone.ask(accountEndpoints.addChild, { body: aChild() });
      const books = [{ isbn: '9788899001214', isOwned: true }];
      await someone.ask(accountEndpoints.markBooks, { params: { id }, body: { books } });
      await someone.ask(securityLogEndpoints.add, { body: anEntry() });
    }
    const soon = new Date(service.clock.now() + 60_000);
    await manager().insert(AccountLinkEntity, {
      uid,
      email,
      purpose: 'verify',
      tokenHash: uid.padEnd(43, 'x'),
      messageId: '1',
      createdAt: new Date(),
      expiresAt: soon,
    });
    const seenAt = new Date(service.clock.now());
    await manager().insert(KnownDeviceEntity, { uid, deviceHash: uid.padEnd(43, 'x'), seenAt });

    const answer = await browser.call(deleteAccount, { body: { password: PASSWORD } });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(browser.cookies.has('zaino_session')).toBe(false);

    expect(await exists(uid)).toBe(false);
    expect(await manager().countBy(ChildEntity, { userUid: uid })).toBe(0);
    expect(await manager().countBy(ChildBookEntity, { child: { userUid: uid } })).toBe(0);
    expect(await manager().countBy(AccountLinkEntity, { uid })).toBe(0);
    expect(await manager().countBy(KnownDeviceEntity, { uid })).toBe(0);
    const isForgotten = async () => !(await manager().existsBy(LoggedEventEntity, { userId: uid }));
    expect(await waitUntil(isForgotten, PATIENCE_MS)).toBe(true);
    expect((await otherDevice.call(accountEndpoints.profile)).status).toBe(401);
    expect(await otherDevice.ask(authEndpoints.me)).toBeNull();

    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('Il tuo account è stato eliminato');
    expect(mail.text).toContain('Ciao Ada,');
    const isReleased = () => !service.bookshops.tenants.has(tenantId);
    expect(await waitUntil(isReleased, PATIENCE_MS)).toBe(true);

    expect(await exists(neighbour.uid)).toBe(true);
    expect(await manager().countBy(ChildEntity, { userUid: neighbour.uid })).toBe(1);
    expect(await manager().countBy(ChildBookEntity, { child: { userUid: neighbour.uid } })).toBe(1);
    expect(await manager().countBy(LoggedEventEntity, { userId: neighbour.uid })).toBe(1);
    expect((await neighbourBrowser.call(accountEndpoints.profile)).status).toBe(200);
  });

  it('has carts and orders forgotten, as soon as their service answers', async () => {
    const { user, browser } = await anAccount(service, { passwordHash });
    const { customers } = service.orders;
    customers.set(user.uid, { cart: null, orders: [{}] });
    service.orders.isAway = true;
    await browser.ask(deleteAccount, { body: { password: PASSWORD } });
    await failedDelivery(service, ACCOUNT_DELETED_TOPIC);
    expect(customers.has(user.uid)).toBe(true);
    service.orders.isAway = false;
    service.clock.advance(60_000);
    expect(await waitUntil(() => !customers.has(user.uid), PATIENCE_MS)).toBe(true);
  });

  it('has reviews and favourites forgotten, as soon as their service answers', async () => {
    const { user, browser } = await anAccount(service, { passwordHash });
    const { reviews, favourites } = service.catalogue;
    reviews.set(user.uid, []);
    favourites.set(user.uid, ['Zaino Sentiero']);
    service.catalogue.isAway = true;
    await browser.ask(deleteAccount, { body: { password: PASSWORD } });
    await failedDelivery(service, ACCOUNT_DELETED_TOPIC);
    expect(reviews.has(user.uid)).toBe(true);
    service.catalogue.isAway = false;
    service.clock.advance(60_000);
    const isForgotten = () => !reviews.has(user.uid) && !favourites.has(user.uid);
    expect(await waitUntil(isForgotten, PATIENCE_MS)).toBe(true);
  });

  it('keeps what the log says, without saying of whom', async () => {
    const { user, browser } = await anAccount(service, { passwordHash });
    const entry = anEntry();
    await browser.ask(securityLogEndpoints.add, { body: entry });
    await browser.ask(deleteAccount, { body: { password: PASSWORD } });
    const admin = await anAdmin(service);
    const find = (category: string) =>
      admin.ask(securityLogEndpoints.search, { query: { category } });
    const isForgotten = async () => (await find(entry.category)).entries[0]?.userId === null;
    expect(await waitUntil(isForgotten, PATIENCE_MS)).toBe(true);
    const deletions = async () => (await find('auth.deletion')).entries;
    await waitUntil(async () => (await deletions()).length > 0, PATIENCE_MS);
    expect(JSON.stringify(await deletions())).not.toContain(user.uid);
  });

  it.each([
    ['no password', {}],
    ['a wrong password', { password: 'sbagliata' }],
    ['an empty password', { password: '' }],
    ['a password that is no text', { password: { $ne: '' } }],
    ['another account’s id', { password: PASSWORD, uid: 'x' }],
  ])('is refused with %s', async (_, body) => {
    const { user, browser } = await anAccount(service, { passwordHash });
    expect((await browser.call(deleteAccount, { body })).status).toBe(400);
    expect(await exists(user.uid)).toBe(true);
    expect((await browser.call(accountEndpoints.profile)).status).toBe(200);
  });

  it('says which field is wrong, and signs nobody out for it', async () => {
    const { browser } = await anAccount(service, { passwordHash });
    const { status, body } = await browser.call(deleteAccount, { body: { password: 'no' } });
    expect([status, body]).toMatchObject([
      400,
      { code: 'wrong-password', errors: [{ path: 'password' }] },
    ]);
  });

  it('lets a stolen session guess no more than sign-in does', async () => {
    const { user, browser } = await anAccount(service, { passwordHash });
    const guess = (password: string) => browser.call(deleteAccount, { body: { password } });
    for (let n = 0; n < 4; n += 1) expect((await guess(`no ${n}`)).status).toBe(400);
    expect(await guess('no 5')).toMatchObject({
      status: 429,
      body: { code: 'account-just-locked' },
    });
    expect(await guess(PASSWORD)).toMatchObject({ status: 429, body: { code: 'account-locked' } });
    expect(await exists(user.uid)).toBe(true);
  });

  it('needs no password where another provider has it', async () => {
    const { user, browser } = await anAccount(service, { providerSubject: 'issuer subject' });
    await browser.ask(deleteAccount, { body: {} });
    expect(await exists(user.uid)).toBe(false);
  });

  it('happens once where the button is pressed twice', async () => {
    const { user, browser } = await anAccount(service, {
      passwordHash,
      emailVerifiedAt: new Date(),
    });
    const press = () => browser.call(deleteAccount, { body: { password: PASSWORD } });
    const answers = await Promise.all([press(), press(), press()]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await exists(user.uid)).toBe(false);
    await service.mailbox.mailTo(user.email);
    // All that was to follow has: no second mail is on its way.
    const isDone = async () =>
      (await manager().query<{ n: string }[]>('SELECT COUNT(*) AS n FROM outbox_message'))[0]?.n;
    await waitUntil(async () => Number(await isDone()) === 0, PATIENCE_MS);
    expect(service.mailbox.mailsTo(user.email)).toHaveLength(1);
  });

  it('frees e-mail and domain for a new account, which has nothing of the old one', async () => {
    const registration = aRegistration({ domain: aDomain() });
    const { browser, me, email } = await registered(service, registration);
    await browser.ask(accountEndpoints.addChild, { body: aChild() });
    await browser.ask(deleteAccount, { body: { password: registration.password } });
    const isReleased = () => service.bookshops.tenants.size === 0;
    service.bookshops.tenants.forEach(({ domain }, id) => {
      if (domain !== registration.profile.domain) service.bookshops.tenants.delete(id);
    });
    expect(await waitUntil(isReleased, PATIENCE_MS)).toBe(true);
    const again = await registered(service, registration);
    expect(again.me).toMatchObject({ user: { email, role: 'bookshop' } });
    expect([again.uid, again.me.user.tenantId]).not.toContain(me.user.uid);
    expect((await again.browser.ask(accountEndpoints.children)).children).toEqual([]);
    const [old] = await service.app.get(SessionStore).list(me.user.uid);
    expect(old).toBeUndefined();
  });

  it('closes the bookshop later where the bookshops service is away', async () => {
    const { user, browser, tenantId } = await anOwner(service, { passwordHash });
    service.bookshops.isAway = true;
    await browser.ask(deleteAccount, { body: { password: PASSWORD } });
    expect(await exists(user.uid)).toBe(false);
    expect(service.bookshops.tenants.has(tenantId)).toBe(true);
    service.bookshops.isAway = false;
    const isReleased = () => {
      // The pauses of the outbox pass at once.
      service.clock.advance(60_000);
      return !service.bookshops.tenants.has(tenantId);
    };
    expect(await waitUntil(isReleased, PATIENCE_MS)).toBe(true);
  });

  let number = 0;
  const anEntry = () => ({
    timestamp: new Date(service.clock.now()).toISOString(),
    level: 'ERROR' as const,
    category: `browser.deletion-${++number}`,
    message: 'La pagina si è rotta',
  });
});
