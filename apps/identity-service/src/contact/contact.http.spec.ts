import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  type ContactPurpose,
  contactEndpoints,
  contactPurposes,
  contactPurposeSchema,
} from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { anAccount, anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';
import { ContactEndingsService } from './contact-endings.service';
import { ContactLinkSweep } from './contact-link-sweep';
import { ContactLinks } from './contact-links';

const { end, endingPage, preferences, setPreference } = contactEndpoints;
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** As a browser sends it. */
const BROWSERS = { ...FORM, accept: 'text/html,*/*;q=0.8' };

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

  const set = (isOn: boolean, purpose: ContactPurpose = 'new-lists') =>
    browser.ask(setPreference, { params: { purpose }, body: { isOn } });
  const switchedOn = async (of = browser) => {
    const answer = await of.ask(preferences);
    return answer.preferences.filter(({ since }) => since !== null).map(({ purpose }) => purpose);
  };
  /** The path of a link as a mail has it. */
  const linkOf = async (of = uid, purpose: ContactPurpose = 'new-lists') => {
    const links = service.app.get(ContactLinks, { strict: false });
    return new URL((await links.issue(of, purpose)).url).pathname;
  };
  const press = (path: string, headers: Record<string, string> = BROWSERS, body = ONE_CLICK) =>
    service.browser().send(path, { method: 'POST', headers, body });

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
    for (const purpose of ['advertising', 'constructor']) {
      const answer = await browser.call(setPreference, {
        params: { purpose },
        body: { isOn: true },
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    for (const nobody of [service.browser(), await anAdmin(service)])
      expect((await nobody.call(preferences)).status).toBe(401);
  });

  it('ends by the link of a mail without a sign-in, and as often as it is followed', async () => {
    await set(true);
    await set(true, 'unknown-section');
    const link = await linkOf();
    const page = String((await press(link)).body);
    expect(page).toContain('Fatto: non ti scriviamo più');
    expect(page).toContain(contactPurposes['new-lists'].title);
    expect(await switchedOn()).toEqual(['unknown-section']);
    expect((await press(link)).status).toBe(200);
    // Switched on again, an old mail ends it all the same.
    await set(true);
    expect((await press(link)).status).toBe(200);
    expect(await switchedOn()).toEqual(['unknown-section']);
  });

  it.each(contactPurposeSchema.options)(
    'ends %s alone by the link of its mail',
    async (purpose) => {
      for (const one of contactPurposeSchema.options) await set(true, one);
      const link = await linkOf(uid, purpose);
      const opened = String((await service.browser().send(link)).body);
      expect(opened).toContain('<form method="post">');
      expect(opened).not.toContain('<script');
      const page = String((await press(link)).body);
      expect(page).toContain(contactPurposes[purpose].title);
      expect(page).toContain('/profile#avvisi');
      const others = contactPurposeSchema.options.filter((one) => one !== purpose);
      expect((await switchedOn()).toSorted()).toEqual(others.toSorted());
    },
  );

  it('ends by the button of a mail program that sends another kind of form', async () => {
    await set(true);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const { status } = await press(await linkOf(), type, `--x\r\n${part}\r\n--x--\r\n`);
    expect(status).toBe(200);
    expect(await switchedOn()).toEqual([]);
  });

  it('goes on where a link is only opened: programs look at links before people do', async () => {
    await set(true);
    expect(endingPage.path).toBe(end.path);
    const { status, headers, body } = await service.browser().send(await linkOf());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(body).toContain('<form method="post"><button>Non scrivetemi più</button></form>');
    expect(await switchedOn()).toEqual(['new-lists']);
  });

  it('has no link but those of its mails, and none that says whose it is', async () => {
    const link = await linkOf();
    expect(link).not.toContain(uid);
    const unknown = await press(link.replace(/[^/]+$/, randomUUID()));
    expect(unknown.status).toBe(400);
    expect(unknown.body).toContain('Questo link non è valido');
    expect(unknown.body).toContain('/profile#avvisi');
    expect((await press(link.replace(/[^/]+$/, 'x'))).status).toBe(400);
    expect(await press(link.replace(/[^/]+$/, randomUUID()), FORM)).toMatchObject({
      status: 400,
      body: { code: 'invalid-link' },
    });
    expect((await press(link, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('says so where nothing could be ended, with a way to try again', async () => {
    const endings = service.app.get(ContactEndingsService, { strict: false });
    jest.spyOn(endings, 'end').mockRejectedValueOnce(new Error('no database'));
    const { status, body } = await press(await linkOf());
    expect(status).toBe(500);
    expect(body).toContain('<button>Riprova</button>');
    expect(body).not.toContain('no database');
  });

  it('goes with the account, and so do its links', async () => {
    await set(true);
    const link = await linkOf();
    await browser.ask(accountEndpoints.deleteAccount, { body: {} });
    expect((await press(link)).status).toBe(400);
  });

  it('forgets links of mails that are two years old', async () => {
    const old = await linkOf();
    service.clock.advance(731 * DAY_MS);
    const young = await linkOf();
    await service.app.get(ContactLinkSweep, { strict: false }).run();
    expect((await press(old)).status).toBe(400);
    expect((await press(young)).status).toBe(200);
  });
});
