import { accountEndpoints, authEndpoints, colleagueEndpoints } from '@zaino/contracts/identity';
import { anAccount, anOwner, aSession } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { sessionUser } from '../users/session-user';

const { leave, list } = colleagueEndpoints;

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
beforeEach(() => (service.bookshops.isAway = false));
afterAll(() => service.stop());

/** An owner with a proven address, and a colleague of theirs. */
async function atTheDesk() {
  const owner = await anOwner(service, { emailVerifiedAt: new Date() });
  const colleague = await anAccount(service, {
    colleagueOf: owner.tenantId,
    displayName: 'Luca Bianchi',
  });
  return { owner, colleague };
}

describe('a colleague who leaves', () => {
  it('goes on with a family’s session, and is signed out on every other device', async () => {
    const { owner, colleague } = await atTheDesk();
    const { browser, user } = colleague;
    const other = (await aSession(service, sessionUser(user))).browser;
    const id = [...browser.cookies.values()].join();
    const me = await browser.ask(leave);
    expect(me).toMatchObject({
      user: { uid: user.uid, role: 'customer', tenantId: null },
      tenant: null,
    });
    expect([...browser.cookies.values()].join()).not.toBe(id);
    expect(await browser.ask(authEndpoints.me)).toEqual({ ...me, isRemembered: false });
    expect(await other.ask(authEndpoints.me)).toBeNull();
    expect((await owner.browser.ask(list)).colleagues).toEqual([]);
  });

  it('is told of to the owner by a mail', async () => {
    const { owner, colleague } = await atTheDesk();
    await colleague.browser.ask(leave);
    const { subject, text } = await service.mailbox.mailTo(owner.user.email);
    expect(subject).toBe('Un collega ha lasciato la tua libreria');
    expect(text).toContain(`Luca Bianchi (${colleague.user.email})`);
  });

  it('needs no plan, and nobody who says what it gives', async () => {
    const { owner, colleague } = await atTheDesk();
    Object.assign(service.bookshops.tenants.get(owner.tenantId) ?? {}, { paidFeatures: [] });
    service.bookshops.isAway = true;
    expect((await colleague.browser.call(leave)).status).toBe(200);
  });

  it('keeps the account, of which a copy of the data names no bookshop any more', async () => {
    const { owner, colleague } = await atTheDesk();
    const { browser } = colleague;
    const { id, name } = { id: owner.tenantId, name: 'Libreria Prati' };
    expect((await browser.ask(accountEndpoints.exportData)).colleagueOf).toMatchObject({
      id,
      name,
    });
    await browser.ask(leave);
    expect((await browser.ask(accountEndpoints.exportData)).colleagueOf).toBeNull();
  });

  it('leaves once; who works for nobody else has nothing to leave', async () => {
    const { owner, colleague } = await atTheDesk();
    await colleague.browser.ask(leave);
    const family = await anAccount(service);
    for (const { browser } of [colleague, family, owner])
      expect((await browser.call(leave)).status).toBe(404);
    expect((await service.browser().call(leave)).status).toBe(401);
    expect((await owner.browser.ask(authEndpoints.me))?.user.role).toBe('bookshop');
  });
});
