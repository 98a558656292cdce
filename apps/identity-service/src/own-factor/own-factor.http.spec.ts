import {
  accountEndpoints,
  authEndpoints,
  ownFactorEndpoints,
  securityLogEndpoints,
} from '@zaino/contracts/identity';
import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { AppFactorEntity } from '../second-factor/app-factor.entity';
import { RecoveryCodeEntity } from '../second-factor/recovery-code.entity';
import { addUser, PASSWORD } from '../testing/accounts';
import { addApp, signIn, TestApp, userWithApp, toNextCode } from '../testing/factors';
import { anAdmin } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';

const { status, beginApp, confirmApp, remove, renewCodes } = ownFactorEndpoints;
const required = {
  success: false,
  error: 'Serve anche il codice di verifica',
  code: 'second-factor-required',
  retryAfter: null,
};
const wrong = { success: false, code: 'wrong-second-factor' };

describe('an app for codes', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const signedIn = async () => {
    const user = await addUser(service);
    const browser = service.browser();
    await signIn(browser, user.email);
    return { user, browser };
  };

  it('is offered, and nobody has one unasked', async () => {
    const { browser } = await signedIn();
    expect(await browser.ask(status)).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await service.browser().call(status)).status).toBe(401);
  });

  it('begins with the password alone, and counts once it has shown a code', async () => {
    const { user, browser } = await signedIn();
    expect(await browser.call(beginApp, { body: { password: 'sbagliata' } })).toMatchObject({
      status: 400,
      body: { code: 'wrong-password' },
    });
    const { key, uri } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    expect(uri).toContain(`secret=${key}`);
    expect(decodeURIComponent(uri)).toContain(user.email);
    expect(await signIn(service.browser(), user.email)).toMatchObject({ success: true });
    const app = new TestApp(service, key);
    const body = { code: app.wrongCode() };
    expect(await browser.call(confirmApp, { body })).toMatchObject({
      status: 400,
      body: { code: 'wrong-second-factor' },
    });
    const { recoveryCodes } = await browser.ask(confirmApp, { body: { code: app.code() } });
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10);
    expect(await signIn(service.browser(), user.email)).toMatchObject(required);
  });

  it('is set up in the session that began, and within ten minutes', async () => {
    const { user, browser } = await signedIn();
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const app = new TestApp(service, key);
    const other = service.browser();
    await signIn(other, user.email);
    const expired = { status: 400, body: { code: 'setup-expired' } };
    expect(await other.call(confirmApp, { body: { code: app.code() } })).toMatchObject(expired);
    service.clock.advance(10 * MINUTE_MS);
    expect(await browser.call(confirmApp, { body: { code: app.code() } })).toMatchObject(expired);
  });

  it('is asked for at every sign-in, whatever is right beside it', async () => {
    const { user, app } = await userWithApp(service);
    const browser = service.browser();
    expect(await signIn(browser, user.email)).toEqual({
      ...required,
      secondFactor: { app: true, passkey: null },
    });
    expect(browser.cookies.size).toBe(0);
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    expect(await signIn(browser, user.email, { code: app.wrongCode() })).toMatchObject(wrong);
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    const me = await signIn(browser, user.email, { code: app.code().replace(/^.../, '$& ') });
    expect(me).toMatchObject({ success: true, user: { uid: user.uid } });
    expect(await browser.ask(authEndpoints.me)).toMatchObject({ user: { uid: user.uid } });
  });

  it('is not told of to who does not know the password', async () => {
    const { user, app } = await userWithApp(service);
    for (const more of [{}, { code: app.code() }]) {
      const body = { email: user.email, password: 'sbagliata', ...more };
      expect(await service.browser().ask(authEndpoints.login, { body })).toMatchObject({
        success: false,
        code: 'wrong-credentials',
      });
    }
  });

  it('counts a code once, also the one that it was set up with', async () => {
    toNextCode(service);
    const user = await addUser(service);
    const browser = service.browser();
    await signIn(browser, user.email);
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const app = new TestApp(service, key);
    const first = app.code();
    await browser.ask(confirmApp, { body: { code: first } });
    expect(await signIn(service.browser(), user.email, { code: first })).toMatchObject(wrong);
    service.clock.advance(30_000);
    const code = app.code();
    expect(await signIn(service.browser(), user.email, { code })).toMatchObject({ success: true });
    expect(await signIn(service.browser(), user.email, { code })).toMatchObject(wrong);
    expect(await signIn(service.browser(), user.email, { code: app.code(-1) })).toMatchObject(
      wrong,
    );
    expect(await signIn(service.browser(), user.email, { code: app.code(1) })).toMatchObject({
      success: true,
    });
  });

  it('counts again as soon as clocks are right that were an hour ahead, and no code twice', async () => {
    const { user, app } = await userWithApp(service);
    const use = (code: string) => signIn(service.browser(), user.email, { code });
    service.clock.advance(HOUR_MS);
    const ahead = app.code();
    expect(await use(ahead)).toMatchObject({ success: true });
    service.clock.advance(-HOUR_MS);
    const code = app.code();
    expect(await use(code)).toMatchObject({ success: true });
    expect(await use(code)).toMatchObject(wrong);
    service.clock.advance(HOUR_MS);
    expect(await use(ahead)).toMatchObject(wrong);
    expect(await use(app.code(1))).toMatchObject({ success: true });
  });

  it('counts the code before one that was used, too, unless it was used itself', async () => {
    const { user, app } = await userWithApp(service);
    service.clock.advance(60_000);
    const use = (code: string) => signIn(service.browser(), user.email, { code });
    expect(await use(app.code())).toMatchObject({ success: true });
    expect(await use(app.code(-1))).toMatchObject({ success: true });
    expect(await use(app.code(-1))).toMatchObject(wrong);
    expect(await use(app.code())).toMatchObject(wrong);
  });

  it('counts a code once where it comes several times at once', async () => {
    const { user, app } = await userWithApp(service);
    const code = app.code();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => signIn(service.browser(), user.email, { code })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('counts wrong codes as wrong passwords; asking without one forgets none', async () => {
    const { user, app } = await userWithApp(service);
    const codes = [];
    for (let i = 0; i < 5; i += 1) {
      expect(await signIn(service.browser(), user.email)).toMatchObject(required);
      const answer = await signIn(service.browser(), user.email, { code: app.wrongCode() });
      codes.push(answer.success ? 'in' : answer.code);
    }
    expect(codes).toEqual([...Array<string>(4).fill('wrong-second-factor'), 'account-just-locked']);
    expect(await signIn(service.browser(), user.email, { code: app.code() })).toMatchObject({
      code: 'account-locked',
    });
  });

  it('is one for an account', async () => {
    const { browser } = await userWithApp(service);
    expect(await browser.call(beginApp, { body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      body: { code: 'second-factor-exists' },
    });
  });

  it('is one, also where two setups end at once', async () => {
    const { browser } = await signedIn();
    const { key } = await browser.ask(beginApp, { body: { password: PASSWORD } });
    const body = { code: new TestApp(service, key).code() };
    const answers = await Promise.all([1, 2, 3].map(() => browser.call(confirmApp, { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await browser.ask(status)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is removed by the proof of a factor alone, and its codes go with it', async () => {
    const { user, browser, app, recoveryCodes } = await userWithApp(service);
    for (const given of [{}, { code: app.wrongCode() }, { code: 'aaaa-aaaa-aaaa-aaaa' }]) {
      const answer = await browser.call(remove, { body: { factor: 'app', ...given } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-second-factor' } });
    }
    const body = { factor: 'app', code: app.code() };
    expect(await browser.ask(remove, { body })).toEqual({
      app: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await signIn(service.browser(), user.email)).toMatchObject({ success: true });
    await addApp(service, browser);
    const [code = ''] = recoveryCodes;
    expect(await signIn(service.browser(), user.email, { code })).toMatchObject(wrong);
  });

  it('says by mail that it came and that it went', async () => {
    const { user, browser, app } = await userWithApp(service);
    const came = await service.mailbox.mailTo(user.email);
    expect(came.subject).toBe('Hai aggiunto un modo di verifica');
    await browser.ask(remove, { body: { factor: 'app', code: app.code() } });
    const went = await service.mailbox.mailTo(user.email, 2);
    expect(went.subject).toBe('Hai tolto un modo di verifica');
  });

  it('is in the security log, without its secret and its codes', async () => {
    const { user, browser, app, recoveryCodes } = await userWithApp(service);
    const code = app.code();
    await signIn(service.browser(), user.email, { code });
    await browser.ask(remove, { body: { factor: 'app', code: recoveryCodes[0] } });
    const admin = await anAdmin(service);
    const query = { userId: user.uid, category: 'auth.second-factor' };
    const messages = ['aggiunto', 'riconosciuto', 'riconosciuto', 'tolto'];
    const entries = async () => (await admin.ask(securityLogEndpoints.search, { query })).entries;
    await waitUntil(async () => (await entries()).length === 4, 10_000);
    const kept = await entries();
    expect(kept.map(({ message }) => message.replace('Secondo fattore ', '')).reverse()).toEqual(
      messages,
    );
    for (const secret of [code, ...recoveryCodes]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
    }
  });

  it('is kept sealed, and its codes as hashes', async () => {
    const { user, recoveryCodes } = await userWithApp(service);
    const { manager } = service.app.get(DataSource);
    const { sealedSecret, keyId } = await manager.findOneByOrFail(AppFactorEntity, {
      holderId: user.uid,
    });
    expect([keyId, sealedSecret.length]).toEqual(['test', 64]);
    const rows = await manager.findBy(RecoveryCodeEntity, { holderId: user.uid });
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is part of what a person may have of their data, and goes with the account', async () => {
    const { user, browser } = await userWithApp(service);
    expect(await browser.ask(accountEndpoints.exportData)).toMatchObject({
      secondFactor: { app: { lastUsedAt: null }, passkeys: [], recoveryCodesLeft: 10 },
    });
    await browser.ask(accountEndpoints.deleteAccount, { body: { password: PASSWORD } });
    const { manager } = service.app.get(DataSource);
    for (const rows of [AppFactorEntity, RecoveryCodeEntity]) {
      expect(await manager.countBy(rows, { holderId: user.uid })).toBe(0);
    }
  });

  it('gives recovery codes, each of which lets in once', async () => {
    const { user, recoveryCodes } = await userWithApp(service);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect(await signIn(service.browser(), user.email, { code: typed })).toMatchObject({
      success: true,
    });
    expect(await signIn(service.browser(), user.email, { code: first })).toMatchObject(wrong);
    const answers = await Promise.all(
      [1, 2, 3].map(() => signIn(service.browser(), user.email, { code: second })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('gives recovery codes of its own account alone', async () => {
    const { recoveryCodes } = await userWithApp(service);
    const { user } = await userWithApp(service);
    const [code] = recoveryCodes;
    expect(await signIn(service.browser(), user.email, { code })).toMatchObject(wrong);
  });

  it('gives new recovery codes for a factor, in the place of the old ones', async () => {
    const { user, browser, app, recoveryCodes } = await userWithApp(service);
    expect((await browser.call(renewCodes, { body: {} })).status).toBe(400);
    const renewed = await browser.ask(renewCodes, { body: { code: app.code() } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    const [old = ''] = recoveryCodes;
    const [fresh = ''] = renewed.recoveryCodes;
    expect(await signIn(service.browser(), user.email, { code: old })).toMatchObject(wrong);
    expect(await signIn(service.browser(), user.email, { code: fresh })).toMatchObject({
      success: true,
    });
  });
});
