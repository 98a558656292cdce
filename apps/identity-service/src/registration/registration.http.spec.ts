import { randomUUID } from 'node:crypto';
import { authEndpoints } from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { addUser } from '../testing/accounts';
import { tokenIn } from '../testing/mail-link';
import { aDomain, aRegistration, registered, userBy } from '../testing/registrations';
import { startTestService, type TestService } from '../testing/test-service';
import { UserEntity } from '../users/user.entity';

describe('registration', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const register = (body: unknown) => service.browser().call(authEndpoints.register, { body });
  const countUsers = () => service.app.get(DataSource).manager.count(UserEntity);

  it('makes a family and signs it in, unverified', async () => {
    const { browser, me, email, uid } = await registered(service);
    expect(me).toMatchObject({
      user: { uid, email, displayName: 'Maria Rossi', role: 'customer', tenantId: null },
      tenant: null,
    });
    expect(me.user.isEmailVerified).toBe(false);
    expect(await browser.ask(authEndpoints.me)).toEqual({ ...me, isRemembered: false });
    expect(await userBy(service, { uid })).toMatchObject({ role: 'customer', tenantId: null });
    expect(service.bookshops.calls).toEqual([]);
  });

  it('gives a session that ends with the browser, in a cookie that no script reads', async () => {
    const answer = await register(aRegistration());
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Max-Age|Expires/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [{ name: 'Maria' }, 'Maria', ''],
    [{ name: '  Maria   De  Rossi ' }, 'Maria', 'De Rossi'],
    [{ name: 'Maria Rossi', firstName: 'Anna', lastName: 'Bianchi' }, 'Anna', 'Bianchi'],
    [{ name: `${'a'.repeat(80)} b` }, 'a'.repeat(60), 'b'],
  ])('splits the name %j', async (profile, firstName, lastName) => {
    const { uid } = await registered(service, aRegistration(profile));
    expect(await userBy(service, { uid })).toMatchObject({ firstName, lastName });
  });

  it('keeps the profile as it was sent', async () => {
    const profile = { phone: '+39 0372 1', address: 'Via Po 1', city: 'Cremona' };
    const more = { postalCode: '26100', province: 'Cremona' };
    const { uid } = await registered(service, aRegistration({ ...profile, ...more }));
    expect(await userBy(service, { uid })).toMatchObject({ ...profile, ...more });
  });

  it('keeps no password, only its argon2id hash', async () => {
    const { uid, registration } = await registered(service);
    const user = await userBy(service, { uid });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(user)).not.toContain(registration.password);
  });

  it('sends the mail that verifies the address', async () => {
    const { email, browser } = await registered(service);
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('Conferma il tuo indirizzo e-mail');
    const body = { token: tokenIn(mail, 'verify') };
    expect(await browser.ask(authEndpoints.verify, { body })).toEqual({ success: true, email });
  });

  it('makes a bookshop: reserved, then confirmed', async () => {
    const domain = aDomain();
    const registration = aRegistration({ domain, bookshopName: 'Libreria Portici' });
    const { me, uid, email, browser } = await registered(service, registration);
    const tenantId = me.user.tenantId ?? '';
    expect(me).toMatchObject({ user: { role: 'bookshop' }, tenant: { id: tenantId, domain } });
    expect(await browser.ask(authEndpoints.me)).toMatchObject({ tenant: { id: tenantId } });
    expect(await userBy(service, { uid })).toMatchObject({ role: 'bookshop', tenantId });
    const tenant = service.bookshops.tenants.get(tenantId);
    expect(tenant).toMatchObject({ ownerId: uid, name: 'Libreria Portici' });
    expect(JSON.stringify(tenant)).not.toContain(email);
    expect(await waitUntil(() => tenant?.isConfirmed === true, 10_000)).toBe(true);
    const mail = await service.mailbox.mailTo(email);
    expect(mail.text).toContain(`${domain}.zaino.example`);
  });

  it('calls a bookshop by its domain where nobody said how, never by its owner’s name', async () => {
    const domain = `carta-e-penna-${aDomain()}`;
    const { me } = await registered(service, aRegistration({ domain }));
    const tenant = service.bookshops.tenants.get(me.user.tenantId ?? '');
    expect(tenant?.name).toMatch(/^Carta E Penna Libri /);
  });

  it('says that an e-mail is registered already, however it is spelt', async () => {
    const { email } = await registered(service);
    const answer = await register(aRegistration({}, { email: ` ${email.toUpperCase()} ` }));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email-taken', error: 'Email già registrata' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('reserves nothing for an e-mail that is registered already', async () => {
    const { email } = await addUser(service);
    const before = service.bookshops.calls.length;
    await register(aRegistration({ domain: aDomain() }, { email }));
    expect(service.bookshops.calls).toHaveLength(before);
  });

  it('makes one account of ten registrations at once', async () => {
    const email = `${randomUUID()}@example.it`;
    const domains = Array.from({ length: 10 }, aDomain);
    const answers = await Promise.all(
      domains.map((domain) => register(aRegistration({ domain }, { email }))),
    );
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    const reserved = [...service.bookshops.tenants.values()].filter(({ domain }) =>
      domains.includes(domain),
    );
    expect(reserved).toHaveLength(1);
    const user = await userBy(service, { email });
    expect(reserved[0]).toMatchObject({ id: user?.tenantId, ownerId: user?.uid });
  });

  it('lets one of two registrations at once have a domain', async () => {
    const domain = aDomain();
    const answers = await Promise.all([1, 2].map(() => register(aRegistration({ domain }))));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('names the field of a domain that is taken', async () => {
    const domain = aDomain();
    await registered(service, aRegistration({ domain }));
    const before = await countUsers();
    const answer = await register(aRegistration({ domain }));
    const message = 'Questo dominio è già occupato: scegline un altro';
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'domain-taken', error: message, errors: [{ path: 'profile.domain', message }] },
    });
    expect(await countUsers()).toBe(before);
  });

  it.each([
    ['', 'Il dominio deve avere almeno 3 caratteri'],
    ['ab', 'Il dominio deve avere almeno 3 caratteri'],
    ['libreria_rossi', 'Usa solo lettere senza accenti, numeri e trattini'],
    ['rossi.zaino', 'Usa solo lettere senza accenti, numeri e trattini'],
    ['admin', 'Questo dominio è riservato'],
    ['  WWW ', 'Questo dominio è riservato'],
  ])('refuses the domain %j', async (domain, message) => {
    const answer = await register(aRegistration({ domain }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'profile.domain', message }] },
    });
  });

  it.each([
    ['a short password', { password: '12345' }, 'password'],
    ['no e-mail', { email: 'nessuno' }, 'email'],
    ['a header in the e-mail', { email: 'a@example.it\r\nBcc: b@example.it' }, 'email'],
    ['two e-mails', { email: 'a@example.it,b@example.it' }, 'email'],
    ['a blank name', { profile: { name: ' ' } }, 'profile.name'],
    ['a name with a header', { profile: { name: 'Maria\r\nBcc: b@example.it' } }, 'profile.name'],
    ['a name of control characters', { profile: { name: '\u0000\u0001' } }, 'profile.name'],
  ])('refuses %s', async (_, fields, path) => {
    const answer = await register({ ...aRegistration(), ...fields });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it.each([
    ['role', { role: 'admin' }],
    ['tenantId', { tenantId: randomUUID() }],
    ['uid', { uid: randomUUID() }],
    ['emailVerifiedAt', { emailVerifiedAt: '2020-01-01T00:00:00.000Z' }],
  ])('refuses a registration that decides its %s', async (_, injected) => {
    const before = await countUsers();
    const inBody = await register({ ...aRegistration(), ...injected });
    const { profile, ...rest } = aRegistration();
    const inProfile = await register({ ...rest, profile: { ...profile, ...injected } });
    expect([inBody.status, inProfile.status]).toEqual([400, 400]);
    expect(await countUsers()).toBe(before);
  });

  it('takes the place of the session that the browser had', async () => {
    const { browser, me } = await registered(service);
    const oldId = browser.cookies.get(SESSION_COOKIE) ?? '';
    const second = await browser.ask(authEndpoints.register, { body: aRegistration() });
    expect(second.user.uid).not.toBe(me.user.uid);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(oldId);
    expect(await service.app.get(SessionStore).find(oldId)).toBe('revoked');
  });

  it('takes no session id from outside', async () => {
    const browser = service.browser();
    const planted = 'a'.repeat(43);
    browser.cookies.set(SESSION_COOKIE, planted);
    await browser.ask(authEndpoints.register, { body: aRegistration() });
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(planted);
    expect(await service.app.get(SessionStore).find(planted)).toBeNull();
  });

  it('knows the device from the beginning', async () => {
    const { browser } = await registered(service);
    expect(browser.cookies.has('zaino_device')).toBe(true);
  });
});
