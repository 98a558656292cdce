import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints, staffUserEndpoints } from '@zaino/contracts/identity';
import { DataSource } from 'typeorm';
import { AuditEntryEntity } from '../audit-log/audit-entry.entity';
import { addUser, PASSWORD } from '../testing/accounts';
import { aChild } from '../testing/children';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import { userBy } from '../testing/registrations';
import { aSession, anAccount, anAdmin, anOwner } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';

const endpoints = staffUserEndpoints;
const { login, me, requestReset, reset, verify } = authEndpoints;
const reason = 'Ha telefonato';

let service: TestService;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  admin = await anAdmin(service);
});
afterAll(() => service.stop());

const actsOn = async (subjectId: string) => {
  await delivered(service);
  const { manager } = service.app.get(DataSource);
  const entries = await manager.findBy(AuditEntryEntity, { subjectId });
  return entries.map(({ act, reason: why }) => [act, why]);
};
const signIn = (email: string) =>
  service.browser().ask(login, { body: { email, password: PASSWORD } });

describe('one account', () => {
  const read = (uid: string) => admin.ask(endpoints.read, { params: { uid } });

  it('is shown with its personal data masked', async () => {
    const { user, browser } = await anAccount(service, {
      displayName: 'Maria Rossi',
      phone: '0461 123456',
      city: 'Trento',
      pendingEmail: 'maria@altra.example',
    });
    await browser.ask(accountEndpoints.addChild, { body: aChild() });
    const { uid, email } = user;
    const account = await read(uid);
    expect(account).toMatchObject({
      kind: 'family',
      name: 'Maria Rossi',
      isEmailVerified: false,
      maskedPendingEmail: 'm•••@a•••.example',
      hasPhone: true,
      hasAddress: true,
      childCount: 1,
      hasSecondFactor: false,
      suspension: null,
      bookshop: null,
    });
    for (const hidden of [email, '0461', 'Trento', 'maria@']) {
      expect(JSON.stringify(account)).not.toContain(hidden);
    }
  });

  it('names who works in the same bookshop', async () => {
    const { user: owner, tenantId } = await anOwner(service, { displayName: 'Paolo' });
    const colleague = await addUser(service, { displayName: 'Luca', colleagueOf: tenantId });
    const bookshop = {
      id: tenantId,
      owner: { uid: owner.uid, name: 'Paolo' },
      colleagues: [{ uid: colleague.uid, name: 'Luca' }],
    };
    expect(await read(owner.uid)).toMatchObject({ kind: 'bookshop', bookshop });
    expect(await read(colleague.uid)).toMatchObject({ kind: 'colleague', bookshop });
  });

  it('shows its personal data for a reason, which the log keeps without them', async () => {
    const { user, browser } = await anAccount(service, { phone: '0461 123456', city: 'Trento' });
    const child = await browser.ask(accountEndpoints.addChild, { body: aChild() });
    const params = { uid: user.uid };
    const shown = await admin.ask(endpoints.showPersonalData, { params, body: { reason } });
    expect(shown).toMatchObject({
      email: user.email,
      phone: '0461 123456',
      city: 'Trento',
      children: [{ nickname: child.nickname }],
    });
    expect(await actsOn(user.uid)).toEqual([['accounts.personal-data-shown', reason]]);
    const none = await admin.call(endpoints.showPersonalData, { params, body: { reason: ' ' } });
    expect(none.status).toBe(400);
  });

  it('shows how many orders it has, and says where nobody knows', async () => {
    const { uid } = await addUser(service);
    const order = {
      id: randomUUID(),
      number: 'Z-1',
      createdAt: '2026-09-14T08:00:00.000Z',
      state: 'paid' as const,
      total: 12.5,
    };
    service.orders.latest.set(uid, { count: 12, orders: [order] });
    expect(await admin.ask(endpoints.orders, { params: { uid } })).toEqual({
      count: 12,
      orders: [order],
    });
    service.orders.isAway = true;
    expect((await admin.call(endpoints.orders, { params: { uid } })).status).toBe(503);
    service.orders.isAway = false;
  });
});

describe('devices of an account', () => {
  it('are signed out one by one, and all together', async () => {
    const { user, browser } = await anAccount(service);
    const { browser: other, session } = await aSession(service, sessionUser(user));
    const params = { uid: user.uid };
    const list = async () => (await admin.ask(endpoints.sessions, { params })).sessions;
    const before = await list();
    expect(before.map(({ device }) => device)).toEqual(['Firefox su Linux', 'Firefox su Linux']);
    // What names a device is no handle by which its owner could be spoken for.
    expect(JSON.stringify(before)).not.toContain(session.customerToken);

    const [id = ''] = before.map((one) => one.id);
    await admin.ask(endpoints.endSession, { params: { ...params, id } });
    expect(await list()).toHaveLength(1);
    const signedIn = [await browser.ask(me), await other.ask(me)].filter((one) => one !== null);
    expect(signedIn).toHaveLength(1);
    const again = await admin.call(endpoints.endSession, { params: { ...params, id } });
    expect(again.status).toBe(404);

    await admin.ask(endpoints.endSessions, { params, body: { reason } });
    expect(await list()).toEqual([]);
    expect([await browser.ask(me), await other.ask(me)]).toEqual([null, null]);
    expect((await actsOn(user.uid)).sort()).toEqual([
      ['accounts.device-signed-out', null],
      ['accounts.signed-out', reason],
    ]);
  });

  it('are not those of somebody else', async () => {
    const [one, other] = [await anAccount(service), await anAccount(service)];
    const { sessions } = await admin.ask(endpoints.sessions, { params: { uid: one.user.uid } });
    const params = { uid: other.user.uid, id: sessions[0]?.id ?? '' };
    expect((await admin.call(endpoints.endSession, { params })).status).toBe(404);
    expect(await one.browser.ask(me)).not.toBeNull();
  });
});

describe('a suspended account', () => {
  const suspend = (uid: string) =>
    admin.call(endpoints.suspend, { params: { uid }, body: { reason } });
  const reinstate = (uid: string) =>
    admin.call(endpoints.reinstate, { params: { uid }, body: { reason: 'Chiarito' } });

  it('is signed out, and signed in to by nobody until it is reinstated', async () => {
    const { uid, email, ...user } = await addUser(service, { emailVerifiedAt: new Date() });
    const { browser } = await aSession(service, sessionUser({ uid, email, ...user }));
    const { status, body } = await suspend(uid);
    expect([status, body]).toMatchObject([200, { suspension: { by: 'admin', reason } }]);
    expect(await browser.ask(me)).toBeNull();
    expect(await signIn(email)).toMatchObject({ success: false, code: 'account-suspended' });
    // Whoever does not know the password is told what they are told of any account.
    const stranger = await service.browser().ask(login, { body: { email, password: 'sbagliata' } });
    expect(stranger).toMatchObject({ success: false, code: 'wrong-credentials' });

    expect((await reinstate(uid)).body).toMatchObject({ suspension: null });
    expect(await signIn(email)).toMatchObject({ success: true });
    expect((await actsOn(uid)).sort()).toEqual([
      ['accounts.reinstated', 'Chiarito'],
      ['accounts.suspended', reason],
    ]);
  });

  it('is not opened by a new password either, which stays the old one', async () => {
    const { uid, email, passwordHash } = await addUser(service);
    await suspend(uid);
    await service.browser().ask(requestReset, { body: { email } });
    const token = tokenIn(await service.mailbox.mailTo(email), 'reset');
    const body = { token, password: 'tutta un’altra password' };
    const answer = await service.browser().call(reset, { body });
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'account-suspended' }]);
    expect((await userBy(service, { uid }))?.passwordHash).toBe(passwordHash);
  });

  it('is suspended once where two admins do it at once', async () => {
    const { uid } = await addUser(service);
    const other = await anAdmin(service);
    const answers = await Promise.all([
      suspend(uid),
      other.call(endpoints.suspend, { params: { uid }, body: { reason: 'Anch’io' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'account-changed' });
    expect(await actsOn(uid)).toHaveLength(1);
    await reinstate(uid);
    expect((await reinstate(uid)).status).toBe(409);
  });
});

describe('the address of an account', () => {
  const change = (uid: string, email: string) =>
    admin.call(endpoints.changeEmail, { params: { uid }, body: { email, reason } });
  const proveMail = (uid: string) => admin.call(endpoints.sendVerification, { params: { uid } });
  const anEmail = () => `${randomUUID()}@example.it`;

  it('is proven by a mail that is sent once more', async () => {
    const { uid, email } = await addUser(service);
    expect((await proveMail(uid)).body).toEqual({ success: true });
    const token = tokenIn(await service.mailbox.mailTo(email), 'verify');
    await service.browser().ask(verify, { body: { token } });
    const again = await proveMail(uid);
    expect([again.status, again.body]).toMatchObject([409, { code: 'account-changed' }]);
    expect(await actsOn(uid)).toEqual([['accounts.verification-sent', null]]);
  });

  it('changes once the new one is proven; the old one is told before and after', async () => {
    const { uid, email: old } = await addUser(service, { emailVerifiedAt: new Date() });
    const email = anEmail();
    const { status, body } = await change(uid, email);
    expect([status, body]).toMatchObject([200, { maskedPendingEmail: `${email[0]}•••@e•••.it` }]);
    expect(await userBy(service, { uid })).toMatchObject({ email: old, pendingEmail: email });
    expect((await service.mailbox.mailTo(old)).subject).toBe(
      'Ci è stato chiesto di cambiare il tuo indirizzo e-mail',
    );
    expect(await signIn(old)).toMatchObject({ success: true });

    const token = tokenIn(await service.mailbox.mailTo(email), 'verify');
    await service.browser().ask(verify, { body: { token } });
    expect(await userBy(service, { uid })).toMatchObject({ email, pendingEmail: null });
    expect((await service.mailbox.mailTo(old, 2)).subject).toBe(
      'Il tuo indirizzo e-mail è stato cambiato',
    );
    await delivered(service);
    const { manager } = service.app.get(DataSource);
    const entries = await manager.findBy(AuditEntryEntity, { subjectId: uid });
    expect(entries).toMatchObject([{ act: 'accounts.address-change-asked', reason }]);
    for (const address of [old, email]) expect(JSON.stringify(entries)).not.toContain(address);
  });

  it('is not written to where nobody has proven it', async () => {
    const { uid, email: old } = await addUser(service);
    await change(uid, anEmail());
    await delivered(service);
    expect(service.mailbox.mailsTo(old)).toEqual([]);
  });

  it('does not tell whether another account has it, and is refused where it is the own one', async () => {
    const [one, other] = [await addUser(service), await addUser(service)];
    expect((await change(one.uid, other.email)).status).toBe(200);
    const own = await change(one.uid, one.email.toUpperCase());
    expect([own.status, own.body]).toMatchObject([400, { errors: [{ path: 'email' }] }]);
    expect((await change(one.uid, 'niente')).status).toBe(400);
  });
});

describe('an account that is not there', () => {
  const body = { reason };
  it.each([
    ['read', undefined],
    ['showPersonalData', body],
    ['orders', undefined],
    ['sessions', undefined],
    ['endSessions', body],
    ['suspend', body],
    ['reinstate', body],
    ['sendVerification', undefined],
    ['changeEmail', { reason, email: 'nuova@example.it' }],
  ] as const)('is not found by %s, whether it was deleted or never was', async (name, given) => {
    const { user, browser } = await anAccount(service, {});
    await browser.ask(accountEndpoints.deleteAccount, { body: {} });
    for (const uid of [user.uid, randomUUID()]) {
      const answer = await admin.call(endpoints[name], { params: { uid }, body: given });
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'not-found' }]);
      expect(await actsOn(uid)).toEqual([]);
    }
    expect((await admin.call(endpoints[name], { params: { uid: '7' }, body: given })).status).toBe(
      400,
    );
  });
});
