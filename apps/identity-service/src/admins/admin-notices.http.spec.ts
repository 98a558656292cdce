import { randomUUID } from 'node:crypto';
import { adminEndpoints, adminFactorEndpoints } from '@zaino/contracts/identity';
import { addAdmin, PASSWORD } from '../testing/accounts';
import { TestApp } from '../testing/factors';
import { delivered } from '../testing/outbox-delivery';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { login } = adminEndpoints;
const { beginApp, confirmApp, remove } = adminFactorEndpoints;

describe('what an admin is written to about', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ ADMIN_SECOND_FACTOR: 'false' });
  });
  afterAll(() => service.stop());

  const admin = async () => {
    const email = `${randomUUID()}@example.it`;
    const { username } = await addAdmin(service, { email });
    return { username, email };
  };
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const signIn = async (browser: TestBrowser, username: string) => {
    const body = { username, password: PASSWORD };
    const answer = await browser.ask(login, { body, headers: firefox });
    if (!answer.success) throw new Error(answer.error);
    return service.browser({ authorization: `Bearer ${answer.token}` });
  };
  const subjects = async (email: string) => {
    await delivered(service);
    return service.mailbox.mailsTo(email).map(({ subject }) => subject);
  };
  const newDevice = 'Area Riservata: accesso da un nuovo dispositivo';

  it('is a sign-in with a browser that is new, once for each', async () => {
    const { username, email } = await admin();
    const browser = service.browser();
    await signIn(browser, username);
    await signIn(browser, username);
    expect(await subjects(email)).toEqual([newDevice]);
    const text = service.mailbox.mailsTo(email)[0]?.text ?? '';
    expect(text.replaceAll(/\s+/g, ' ')).toContain('che non conoscevamo: Firefox su Linux,');
    await signIn(service.browser(), username);
    expect(await subjects(email)).toEqual([newDevice, newDevice]);
  });

  it('is no sign-in that fails', async () => {
    const { username, email } = await admin();
    const body = { username, password: 'una password sbagliata' };
    expect(await service.browser().ask(login, { body })).toMatchObject({ success: false });
    expect(await subjects(email)).toEqual([]);
  });

  it('is a second factor that was added or removed, not one that was only begun', async () => {
    const { username, email } = await admin();
    const browser = await signIn(service.browser(), username);
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const app = new TestApp(service, key);
    expect(await subjects(email)).toEqual([newDevice]);
    await browser.ask(confirmApp, { body: { code: app.code() } });
    const added = [newDevice, 'Area Riservata: modo di verifica aggiunto'];
    expect(await subjects(email)).toEqual(added);
    service.clock.advance(30_000);
    await browser.ask(remove, { body: { factor: 'app', code: app.code() } });
    expect(await subjects(email)).toEqual([...added, 'Area Riservata: modo di verifica tolto']);
  });

  it('goes nowhere where nobody has given an address, and keeps nobody out', async () => {
    const { username } = await addAdmin(service);
    await signIn(service.browser(), username);
    await delivered(service);
    expect(service.mailbox.mails.map(({ text }) => text).join()).not.toContain(username);
  });
});
