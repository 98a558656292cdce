import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { waitUntil } from '@zaino/testing/processes';
import { aSession } from '../testing/test-account';
import { aDomain, aRegistration, registered, userBy } from '../testing/registrations';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

describe('opening of a bookshop', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const open = (browser: TestBrowser, domain = aDomain(), name = 'Libreria Rossi') =>
    browser.call(accountEndpoints.openBookshop, { body: { name, domain } });
  const shopsOf = (uid: string) =>
    [...service.bookshops.tenants.values()].filter(({ ownerId }) => ownerId === uid);

  it('makes an owner of a family', async () => {
    const { browser, uid } = await registered(service);
    const domain = aDomain();
    const { status, body } = await open(browser, domain);
    expect([status, body]).toMatchObject([
      200,
      { user: { uid, role: 'bookshop' }, tenant: { domain, name: 'Libreria Rossi', email: '' } },
    ]);
    const [tenant] = shopsOf(uid);
    expect(await userBy(service, { uid })).toMatchObject({
      role: 'bookshop',
      tenantId: tenant?.id,
    });
    expect(await browser.ask(authEndpoints.me)).toEqual({
      ...(body as object),
      isRemembered: false,
    });
    expect(await waitUntil(() => tenant?.isConfirmed === true, 10_000)).toBe(true);
  });

  it('rotates the session with the role, and ends those that have the old one', async () => {
    const { browser, uid, me } = await registered(service);
    const oldId = browser.cookies.get(SESSION_COOKIE) ?? '';
    const other = await aSession(service, me.user);
    await open(browser);
    expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(oldId);
    const store = service.app.get(SessionStore);
    expect(await store.find(oldId)).toBe('revoked');
    expect(await other.browser.ask(authEndpoints.me)).toBeNull();
    expect(await store.list(uid)).toHaveLength(1);
  });

  it('happens once: a second domain is refused and stays free', async () => {
    const { browser, uid } = await registered(service);
    await open(browser);
    expect(await open(browser)).toMatchObject({
      status: 409,
      body: { code: 'bookshop-already-open' },
    });
    expect(shopsOf(uid)).toHaveLength(1);
  });

  it('gives one bookshop to an account that asks twice at once', async () => {
    const { browser, uid, me } = await registered(service);
    const other = await aSession(service, me.user);
    const answers = await Promise.all([open(browser), open(other.browser)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(shopsOf(uid)).toHaveLength(1);
  });

  it('names the field of a domain that is taken or of no valid form', async () => {
    const domain = aDomain();
    await registered(service, aRegistration({ domain }));
    const { browser, uid } = await registered(service);
    expect(await open(browser, domain)).toMatchObject({
      status: 409,
      body: { code: 'domain-taken', errors: [{ path: 'domain' }] },
    });
    expect(await open(browser, 'www')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'domain', message: 'Questo dominio è riservato' }] },
    });
    expect(await userBy(service, { uid })).toMatchObject({ role: 'customer', tenantId: null });
  });

  it('leaves the family as it was while the bookshops service is away', async () => {
    const { browser, uid } = await registered(service);
    service.bookshops.isAway = true;
    const answer = await open(browser);
    service.bookshops.isAway = false;
    expect(answer.status).toBe(503);
    expect(await userBy(service, { uid })).toMatchObject({ role: 'customer', tenantId: null });
    expect(await browser.ask(authEndpoints.me)).not.toBeNull();
  });

  it('gives the domain back where the session cannot be rotated', async () => {
    const { browser, uid } = await registered(service);
    const rotation = jest.spyOn(service.app.get(SessionStore), 'open');
    rotation.mockRejectedValueOnce(new Error('The client is closed'));
    const answer = await open(browser);
    rotation.mockRestore();
    expect(answer.status).toBe(503);
    expect(shopsOf(uid)).toEqual([]);
    expect(await userBy(service, { uid })).toMatchObject({ role: 'customer', tenantId: null });
  });

  it('lets nobody choose what is not theirs to choose', async () => {
    const { browser } = await registered(service);
    const body = { name: 'Libreria', domain: aDomain(), tenantId: 'x', role: 'admin' };
    expect((await browser.call(accountEndpoints.openBookshop, { body })).status).toBe(400);
    expect((await open(service.browser())).status).toBe(401);
  });
});
