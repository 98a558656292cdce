import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints, colleagueEndpoints } from '@zaino/contracts/identity';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { tokenIn } from '../testing/mail-link';
import { userBy } from '../testing/registrations';
import { anAccount, anOwner, aSession, type TestAccount } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';

const { list, remove, invite, resend, withdraw, invitation, join, register } = colleagueEndpoints;

let service: TestService;
let owner: Awaited<ReturnType<typeof anOwner>>;
beforeAll(async () => void (service = await startTestService()));
beforeEach(async () => {
  service.bookshops.isAway = false;
  owner = await anOwner(service);
  plan({ paidFeatures: ['colleagues'], colleagues: 2 });
});
afterAll(() => service.stop());

type Terms = Partial<ReturnType<TestService['bookshops']['tenants']['get']>>;
const plan = (terms: Terms, { tenantId } = owner) =>
  Object.assign(service.bookshops.tenants.get(tenantId) ?? {}, terms);
const anAddress = () => `${randomUUID()}@example.it`;
const asked = (email: string, { browser } = owner) => browser.call(invite, { body: { email } });
const listed = ({ browser } = owner) => browser.ask(list);

/** Invites somebody; gives the secret of the mail. */
async function invited(email = anAddress(), by = owner): Promise<{ email: string; token: string }> {
  const { invitations } = await by.browser.ask(invite, { body: { email } });
  expect(invitations.map((one) => one.email)).toContain(email);
  return { email, token: tokenIn(await service.mailbox.mailTo(email), 'invitation') };
}
/** Sessions age with the test's clock. */
const anotherDeviceOf = async ({ user }: Pick<TestAccount, 'user'>) =>
  (await aSession(service, sessionUser(user))).browser;
const name = 'Luca Bianchi';
const password = 'una password lunga';
const joinAs = ({ browser }: Pick<TestAccount, 'browser'>, token: string) =>
  browser.call(join, { body: { token } });

/** Somebody who works there, with the account that the invitation made. */
async function aColleague() {
  const { email, token } = await invited();
  const browser = service.browser();
  const { user } = await browser.ask(register, { body: { token, name, password } });
  return { browser, email, token, uid: user.uid };
}

describe('an invitation', () => {
  it('is a mail with a link that says which bookshop, and whether there is an account', async () => {
    const { email, token } = await invited();
    const guest = service.browser();
    expect(await guest.ask(invitation, { body: { token } })).toEqual({
      email,
      bookshop: expect.stringMatching(/^libreria-.*\.zaino\.example$/) as string,
      needsSignIn: false,
    });
    const { text = '' } = await service.mailbox.mailTo(email);
    expect(text).toContain('.zaino.example');
    // Nobody has looked at what the bookshop calls itself.
    expect(text).not.toContain('Libreria Prati');
    const { user } = await anAccount(service);
    const other = await invited(user.email);
    expect(await guest.ask(invitation, { body: { token: other.token } })).toMatchObject({
      needsSignIn: true,
    });
  });

  it('calls a bookshop by its name once that is approved', async () => {
    plan({ state: 'open' });
    const { token } = await invited();
    const shown = await service.browser().ask(invitation, { body: { token } });
    expect(shown.bookshop).toBe('Libreria Prati');
  });

  it('is listed until it is accepted, then who accepted it is', async () => {
    const { email, uid } = await aColleague();
    const waiting = await invited();
    expect(await listed()).toMatchObject({
      most: 2,
      colleagues: [{ id: uid, name, email }],
      invitations: [{ email: waiting.email, isExpired: false }],
    });
  });

  it.each([
    ['without the plan', { paidFeatures: [], colleagues: 0 }, 403, 'plan-needed'],
    ['beyond what the plan gives', { colleagues: 0 }, 409, 'too-many-colleagues'],
  ] as const)('is refused %s', async (_, terms, status, code) => {
    plan({ ...terms } as Terms);
    expect(await asked(anAddress())).toMatchObject({ status, body: { code } });
    expect((await listed()).invitations).toEqual([]);
  });

  it('takes no place beyond the last, also by calls at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => asked(anAddress())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await listed()).invitations).toHaveLength(2);
  });

  it.each(['nobody', ''])('is refused to what is no address: %j', async (email) => {
    expect((await asked(email)).status).toBe(400);
  });

  it('is refused to the own address and to one that is invited, at its field', async () => {
    expect(await asked(owner.user.email)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email' }] },
    });
    const { email } = await invited();
    expect(await asked(email)).toMatchObject({ status: 409, body: { code: 'already-invited' } });
  });

  it('goes out again with another link, and the one before ends', async () => {
    const { email, token } = await invited();
    const id = (await listed()).invitations[0]?.id ?? '';
    service.clock.advance(2 * MINUTE_MS);
    await owner.browser.ask(resend, { params: { id } });
    const newer = tokenIn(await service.mailbox.mailTo(email, 2), 'invitation');
    const shows = (known: string) => service.browser().call(invitation, { body: { token: known } });
    await waitUntil(async () => (await shows(token)).status === 400, 10_000);
    expect((await shows(newer)).status).toBe(200);
  });

  it('expires, says so, and comes to life with another mail', async () => {
    const { email, token } = await invited();
    service.clock.advance(7 * DAY_MS);
    const back = await anotherDeviceOf(owner);
    const [old] = (await back.ask(list)).invitations;
    expect(old).toMatchObject({ email, isExpired: true });
    const shown = await service.browser().call(invitation, { body: { token } });
    expect(shown).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
    const { invitations } = await back.ask(resend, { params: { id: old?.id ?? '' } });
    expect(invitations[0]).toMatchObject({ email, isExpired: false });
  });

  it('opens nothing once it is taken back', async () => {
    const { token } = await invited();
    const id = (await listed()).invitations[0]?.id ?? '';
    expect(await owner.browser.ask(withdraw, { params: { id } })).toMatchObject({
      invitations: [],
    });
    const body = { token, name, password };
    expect(await service.browser().call(register, { body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-link' },
    });
  });

  it('is nobody else’s to send again or to take back', async () => {
    await invited();
    const params = { id: (await listed()).invitations[0]?.id ?? '' };
    const other = await anOwner(service);
    plan({ paidFeatures: ['colleagues'], colleagues: 2 }, other);
    for (const endpoint of [resend, withdraw])
      expect((await other.browser.call(endpoint, { params })).status).toBe(404);
    expect((await listed()).invitations).toHaveLength(1);
  });
});

describe('accepting an invitation', () => {
  it('makes an account whose address is proven, and signs it in as a colleague', async () => {
    const { email, token } = await invited();
    const browser = service.browser();
    const me = await browser.ask(register, { body: { token, name, password } });
    expect(me).toMatchObject({
      user: { email, role: 'colleague', tenantId: owner.tenantId, isEmailVerified: true },
      tenant: null,
    });
    expect(await browser.ask(authEndpoints.me)).toEqual({ ...me, isRemembered: false });
    const again = service.browser();
    const answer = await again.ask(authEndpoints.login, { body: { email, password } });
    expect(answer).toMatchObject({ success: true, user: { role: 'colleague' } });
  });

  it('happens once, by whoever is first', async () => {
    const { token } = await invited();
    const body = { token, name, password };
    const answers = await Promise.all([1, 2].map(() => service.browser().call(register, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('refuses a password that somebody would guess, and leaves the link', async () => {
    const { token } = await invited();
    const browser = service.browser();
    const weak = await browser.call(register, { body: { token, name, password: 'password' } });
    expect(weak).toMatchObject({ status: 400, body: { code: 'weak-password' } });
    expect((await browser.call(register, { body: { token, name, password } })).status).toBe(200);
  });

  it('gives a family’s account the role in a new session, and proves its address', async () => {
    const family = await anAccount(service, { displayName: 'Anna Verdi' });
    const { token } = await invited(family.user.email);
    const other = await anotherDeviceOf(family);
    const { status, body } = await joinAs(family, token);
    expect([status, body]).toMatchObject([
      200,
      { user: { role: 'colleague', tenantId: owner.tenantId, isEmailVerified: true } },
    ]);
    expect(await family.browser.ask(authEndpoints.me)).toEqual({
      ...(body as object),
      isRemembered: false,
    });
    expect(await other.ask(authEndpoints.me)).toBeNull();
    expect((await listed()).colleagues).toMatchObject([{ name: 'Anna Verdi' }]);
  });

  it('is refused to another account than the invited one', async () => {
    const { token, email } = await invited();
    const other = await anAccount(service);
    const { status, body } = await joinAs(other, token);
    expect([status, body]).toMatchObject([409, { code: 'invited-other' }]);
    expect((body as { detail: string }).detail).toContain(email);
    expect((await service.browser().call(invitation, { body: { token } })).status).toBe(200);
  });

  it('is refused to who has a bookshop, or works in another', async () => {
    const elsewhere = await anOwner(service);
    const { token } = await invited(elsewhere.user.email);
    expect(await joinAs(elsewhere, token)).toMatchObject({
      status: 409,
      body: { code: 'works-already' },
    });
    const busy = await anAccount(service, { colleagueOf: elsewhere.tenantId });
    const second = await invited(busy.user.email);
    expect(await joinAs(busy, second.token)).toMatchObject({
      status: 409,
      body: { code: 'works-already' },
    });
  });
});

describe('a colleague', () => {
  it('is no owner: neither sees the list, nor invites, nor opens a bookshop', async () => {
    const { browser } = await aColleague();
    const refused = { status: 403, body: { code: 'owner-only' } };
    expect(await browser.call(list)).toMatchObject(refused);
    expect(await browser.call(invite, { body: { email: anAddress() } })).toMatchObject(refused);
    const body = { name: 'Libreria nuova', domain: 'libreria-nuova' };
    expect(await browser.call(accountEndpoints.openBookshop, { body })).toMatchObject({
      status: 409,
      body: { code: 'works-already' },
    });
    expect(await browser.ask(accountEndpoints.exportData)).toMatchObject({
      tenant: null,
      colleagueOf: { id: owner.tenantId, name: 'Libreria Prati' },
    });
  });

  it('is signed out when removed, and the account stays as a family’s', async () => {
    const { browser, email, uid } = await aColleague();
    expect(await owner.browser.ask(remove, { params: { id: uid } })).toMatchObject({
      colleagues: [],
    });
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    const back = await service.browser().ask(authEndpoints.login, { body: { email, password } });
    expect(back).toMatchObject({ success: true, user: { role: 'customer', tenantId: null } });
  });

  it('can be removed while the plan rests, or nobody can say what it gives', async () => {
    const { uid } = await aColleague();
    service.bookshops.isAway = true;
    expect(await owner.browser.ask(remove, { params: { id: uid } })).toEqual({
      colleagues: [],
      invitations: [],
      most: null,
    });
  });

  it('is removed by nobody else', async () => {
    const { uid, browser } = await aColleague();
    const other = await anOwner(service);
    const family = await anAccount(service);
    for (const id of [uid, family.user.uid, randomUUID()])
      expect((await other.browser.call(remove, { params: { id } })).status).toBe(404);
    expect((await browser.ask(authEndpoints.me))?.user.role).toBe('colleague');
  });

  it('works nowhere once the owner is gone, and keeps the account', async () => {
    const { browser, uid } = await aColleague();
    await invited();
    await owner.browser.call(accountEndpoints.deleteAccount, { body: {} });
    const isFree = async () => (await userBy(service, { uid }))?.colleagueOf === null;
    expect(await waitUntil(isFree, 10_000)).toBe(true);
    expect(await browser.ask(authEndpoints.me)).toBeNull();
  });
});
