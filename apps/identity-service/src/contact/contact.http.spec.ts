import { randomUUID } from 'node:crypto';
import { accountEndpoints, contactEndpoints, contactPurposes } from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { ContactLinkSweep } from './contact-link-sweep';
import { ContactLinks } from './contact-links';

const { endByLink, endByMailProgram, preferences, setPreference, toPage } = contactEndpoints;
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('for what somebody is written to', () => {
  let service: TestService;
  let browser: TestBrowser;
  let uid: string;

  beforeAll(async () => (service = await startTestService()));
  beforeEach(async () => {
    const account = await anAccount(service);
    ({ browser } = account);
    ({ uid } = account.user);
  });
  afterAll(() => service.stop());

  const set = (isOn: boolean, purpose: 'new-lists' | 'unknown-section' = 'new-lists') =>
    browser.ask(setPreference, { params: { purpose }, body: { isOn } });
  const switchedOn = async (of = browser) => {
    const answer = await of.ask(preferences);
    return answer.preferences.filter(({ since }) => since !== null).map(({ purpose }) => purpose);
  };
  const linkOf = async (of = uid) => {
    const { url, postUrl } = await service.app
      .get(ContactLinks, { strict: false })
      .issue(of, 'new-lists');
    return { token: new URL(url).searchParams.get('token') ?? '', url, postUrl };
  };
  const post = (address: string, headers: Record<string, string>, body: string) =>
    service.browser().send(new URL(address).pathname, { method: 'POST', headers, body });

  it('is nothing until it is switched on, each for itself', async () => {
    const before = await browser.ask(preferences);
    expect(before.preferences.map(({ purpose }) => purpose)).toEqual(Object.keys(contactPurposes));
    expect(await switchedOn()).toEqual([]);
    const since = new Date(service.clock.now()).toISOString();
    expect(await set(true)).toMatchObject({ purpose: 'new-lists', since });
    expect(await switchedOn()).toEqual(['new-lists']);
    service.clock.advance(1_000);
    // Once more: on since the first time.
    expect(await set(true)).toMatchObject({ since });
    expect(await set(false)).toMatchObject({ since: null });
    expect(await set(false)).toMatchObject({ since: null });
    expect(await switchedOn()).toEqual([]);
  });

  it('is kept with the words that stood there, handed over, and noted', async () => {
    const { since } = await set(true);
    const data = await browser.ask(accountEndpoints.exportData);
    const { title, purpose } = contactPurposes['new-lists'];
    const shown = `${title}. ${purpose}`;
    expect(data.contactPreferences).toEqual([{ purpose: 'new-lists', since, shown }]);
    await set(false);
    const noted = async () => {
      const { securityLog } = await browser.ask(accountEndpoints.exportData);
      return securityLog.map(({ message }) => message).toSorted();
    };
    const both = ['Avvisi per e-mail attivati', 'Avvisi per e-mail disattivati'];
    expect(await waitUntil(async () => (await noted()).length === 2, 15_000)).toBe(true);
    expect(await noted()).toEqual(both);
  });

  it('is the own one, and no purpose that nobody knows', async () => {
    await set(true);
    const { browser: other } = await anAccount(service);
    expect(await switchedOn(other)).toEqual([]);
    const params = { purpose: 'advertising' as 'new-lists' };
    const refused = await browser.call(setPreference, { params, body: { isOn: true } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    for (const nobody of [service.browser(), await anAdmin(service)])
      expect((await nobody.call(preferences)).status).toBe(401);
  });

  it('ends by the link of a mail without a sign-in, and as often as it is followed', async () => {
    await set(true);
    await set(true, 'unknown-section');
    const { token } = await linkOf();
    const { title } = contactPurposes['new-lists'];
    const guest = service.browser();
    expect(await guest.ask(endByLink, { body: { token } })).toEqual({ title });
    expect(await switchedOn()).toEqual(['unknown-section']);
    expect(await guest.ask(endByLink, { body: { token } })).toEqual({ title });
    // Switched on again, an old mail ends it all the same.
    await set(true);
    await guest.ask(endByLink, { body: { token } });
    expect(await switchedOn()).toEqual(['unknown-section']);
  });

  it.each([
    ['application/x-www-form-urlencoded', ONE_CLICK],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('ends by the button of a mail program that sends %s', async (type, body) => {
    await set(true);
    const { token, postUrl } = await linkOf();
    expect(new URL(postUrl).pathname).toBe(endByMailProgram.path.replace(':token', token));
    expect((await post(postUrl, { 'content-type': type }, body)).status).toBe(200);
    expect(await switchedOn()).toEqual([]);
  });

  it('goes on where a link is only opened: programs look at links before people do', async () => {
    await set(true);
    const { token, postUrl } = await linkOf();
    const answer = await service.browser().send(new URL(postUrl).pathname, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/auth/avvisi?token=${token}`);
    expect(toPage.path).toBe(endByMailProgram.path);
    expect(await switchedOn()).toEqual(['new-lists']);
  });

  it('has no link but those of its mails, and none that says whose it is', async () => {
    const { url, postUrl } = await linkOf();
    expect(`${url} ${postUrl}`).not.toContain(uid);
    const unknown = { body: { token: 'x'.repeat(43) } };
    expect(await service.browser().call(endByLink, unknown)).toMatchObject({
      status: 400,
      body: { code: 'invalid-link' },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const guessed = postUrl.replace(/[^/]+$/, randomUUID());
    expect((await post(guessed, form, ONE_CLICK)).status).toBe(400);
    expect((await post(postUrl, { 'content-type': 'text/plain' }, ONE_CLICK)).status).toBe(415);
  });

  it('goes with the account, and so do its links', async () => {
    await set(true);
    const { token } = await linkOf();
    await browser.ask(accountEndpoints.deleteAccount, { body: {} });
    expect((await service.browser().call(endByLink, { body: { token } })).status).toBe(400);
  });

  it('forgets links of mails that are two years old', async () => {
    const old = await linkOf();
    service.clock.advance(731 * DAY_MS);
    const young = await linkOf();
    await service.app.get(ContactLinkSweep, { strict: false }).run();
    const guest = service.browser();
    expect((await guest.call(endByLink, { body: { token: old.token } })).status).toBe(400);
    expect((await guest.call(endByLink, { body: { token: young.token } })).status).toBe(200);
  });
});
