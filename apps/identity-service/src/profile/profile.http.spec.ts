import { randomUUID } from 'node:crypto';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { DataSource } from 'typeorm';
import { aChild } from '../testing/children';
import { aSession, anAccount, anOwner, type TestAccount } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';
import { UserEntity } from '../users/user.entity';

const { exportData, profile, updateProfile } = accountEndpoints;

describe('profile', () => {
  let service: TestService;
  let account: TestAccount;

  beforeAll(async () => (service = await startTestService()));
  beforeEach(async () => {
    account = await anAccount(service, { displayName: 'Ada Rossi', city: 'Trento' });
  });
  afterAll(() => service.stop());

  const changes = {
    displayName: 'Ada Bianchi',
    firstName: 'Ada',
    lastName: 'Bianchi',
    phone: '+39 0461 123456',
    address: 'Via Prati 1',
    city: 'Rovereto',
    postalCode: '38068',
    province: 'Trento',
  };

  it('shows the own account and nothing else of it', async () => {
    const { status, body, headers } = await account.browser.call(profile);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      uid: account.user.uid,
      email: account.user.email,
      isEmailVerified: false,
      pendingEmail: null,
      displayName: 'Ada Rossi',
      firstName: '',
      lastName: '',
      phone: '',
      address: '',
      city: 'Trento',
      postalCode: '',
      province: '',
      createdAt: account.user.createdAt.toISOString(),
    });
  });

  it('changes all fields of the form, and only those that are sent', async () => {
    const { browser, user } = account;
    const before = await browser.ask(profile);
    expect(await browser.ask(updateProfile, { body: changes })).toEqual({ ...before, ...changes });
    const one = await browser.ask(updateProfile, { body: { phone: '' } });
    expect(one).toEqual({ ...before, ...changes, phone: '' });
    expect(await browser.ask(updateProfile, { body: {} })).toEqual(one);
    expect(await browser.ask(profile)).toEqual(one);
    expect(one.uid).toBe(user.uid);
  });

  it('shows a new name in all sessions of the account', async () => {
    const { browser: other } = await aSession(service, sessionUser(account.user));
    await account.browser.ask(updateProfile, { body: { displayName: '  Nonna Ada ' } });
    for (const browser of [account.browser, other]) {
      expect((await browser.ask(authEndpoints.me))?.user.displayName).toBe('Nonna Ada');
    }
  });

  it('keeps what two devices change at the same time', async () => {
    const { browser: other } = await aSession(service, sessionUser(account.user));
    await Promise.all([
      account.browser.ask(updateProfile, { body: { city: 'Bolzano' } }),
      other.ask(updateProfile, { body: { province: 'Bolzano' } }),
    ]);
    expect(await other.ask(profile)).toMatchObject({ city: 'Bolzano', province: 'Bolzano' });
  });

  it.each([
    ['role', 'bookshop'],
    ['tenantId', randomUUID()],
    ['uid', randomUUID()],
    ['email', 'altra@example.it'],
    ['emailVerifiedAt', '2026-01-01'],
    ['passwordHash', 'x'],
    ['displayName', ''],
    ['displayName', 'a'.repeat(121)],
    ['displayName', 'Ada\r\nBcc: tutti@example.it'],
    ['firstName', 'Ada\u0000'],
    ['city', 'Tre\u2028nto'],
    ['postalCode', '380'],
    ['phone', '<script>'],
    ['address', { $ne: '' }],
  ])('refuses %s %s, and changes nothing with it', async (name, value) => {
    const before = await account.browser.ask(profile);
    const body = { province: 'Changed', [name]: value };
    const answer = await account.browser.call(updateProfile, { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await account.browser.ask(profile)).toEqual(before);
    const row = await service.app.get(DataSource).manager.findOneByOrFail(UserEntity, {
      uid: account.user.uid,
    });
    expect(row).toMatchObject({ role: 'customer', tenantId: null, passwordHash: null });
  });

  it('is nobody’s once the account is gone, and the session ends', async () => {
    await service.app.get(DataSource).manager.delete(UserEntity, { uid: account.user.uid });
    expect((await account.browser.call(profile)).status).toBe(401);
    expect(await account.browser.ask(authEndpoints.me)).toBeNull();
  });

  describe('export', () => {
    it('is a file with all that is kept about the person', async () => {
      const owner = await anOwner(service);
      const child = await owner.browser.ask(accountEndpoints.addChild, { body: aChild() });
      await owner.browser.ask(accountEndpoints.markBooks, {
        params: { id: child.id },
        body: { books: [{ isbn: '9788899001214', isOwned: true }] },
      });
      const kept = {
        cart: { items: [] },
        orders: [{ number: 'ZN-7K3M-9QXD' }],
        cardsKeptSince: '2026-09-01T08:00:00.000Z',
        usedOffers: [{ isbn: '9788800000019' }],
      };
      service.orders.customers.set(owner.user.uid, kept);
      const reviews = [aReview()];
      service.catalogue.reviews.set(owner.user.uid, reviews);
      service.catalogue.favourites.set(owner.user.uid, ['Zaino Sentiero']);
      const { headers } = await owner.browser.call(exportData);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="dati-personali-\d{4}-\d\d-\d\d\.json"$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      const data = await owner.browser.ask(exportData);
      expect(data).toEqual({
        exportedAt: new Date(service.clock.now()).toISOString(),
        profile: await owner.browser.ask(profile),
        tenant: expect.objectContaining({ id: owner.tenantId, name: 'Libreria Prati' }) as object,
        colleagueOf: null,
        children: [child],
        childBooks: [{ childId: child.id, isbn: '9788899001214', isOwned: true }],
        contactPreferences: [],
        pushDevices: [],
        ...kept,
        reviews,
        favourites: [expect.objectContaining({ nome: 'Zaino Sentiero' }) as object],
        favouriteBooks: [expect.objectContaining({ isbn: '9788899001214' }) as object],
        stockWaits: [],
        teacherLists: [],
        // That the first copy was taken is noted, once a day.
        dataRequests: [
          expect.objectContaining({ kind: 'export', state: 'done', evidence: '' }) as object,
        ],
        sessions: [expect.objectContaining({ isCurrent: true }) as object],
        secondFactor: { app: null, passkeys: [], recoveryCodesLeft: 0 },
        securityLog: [],
      });
      expect(JSON.stringify(data)).not.toMatch(/hash|argon|csrf/i);
    });

    it('fails rather than leaving the bookshop out', async () => {
      const owner = await anAccount(service, { role: 'bookshop', tenantId: randomUUID() });
      expect((await owner.browser.ask(exportData)).tenant).toBeNull();
      service.bookshops.isAway = true;
      expect((await owner.browser.call(exportData)).status).toBe(503);
      service.bookshops.isAway = false;
    });

    it('fails rather than leaving the orders out', async () => {
      const { browser } = await anAccount(service);
      service.orders.isAway = true;
      expect((await browser.call(exportData)).status).toBe(503);
      service.orders.isAway = false;
      expect((await browser.call(exportData)).status).toBe(200);
    });

    it('fails rather than leaving the reviews out', async () => {
      const { browser } = await anAccount(service);
      service.catalogue.isAway = true;
      expect((await browser.call(exportData)).status).toBe(503);
      service.catalogue.isAway = false;
    });
  });
});

/** As the catalogue tells it. */
const aReview = () => ({
  id: '7',
  stars: 5,
  text: 'Regge due anni di scuola, cerniere comprese.',
  image: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  editedAt: null,
  answer: null,
  firstName: 'Ada',
  initial: 'L',
  state: 'approved' as const,
  refusal: null,
  product: { id: 'P-0007', name: 'Zaino blu' },
});
