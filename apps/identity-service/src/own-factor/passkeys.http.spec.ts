import { authEndpoints, ownFactorEndpoints, type PasskeyRequest } from '@zaino/contracts/identity';
import { MINUTE_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { PasskeyEntity } from '../second-factor/passkey.entity';
import { addUser, PASSWORD } from '../testing/accounts';
import { signIn, userWithApp } from '../testing/factors';
import { TestAuthenticator } from '../testing/test-authenticator';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

const { status, beginPasskey, addPasskey, challenge, remove } = ownFactorEndpoints;
const wrong = { success: false, code: 'wrong-second-factor' };

describe('a passkey', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const begin = (browser: TestBrowser, headers = {}) =>
    browser.ask(beginPasskey, { body: { password: PASSWORD }, headers });
  const add = async (browser: TestBrowser, key = new TestAuthenticator()) => {
    const { challenge: asked } = await begin(browser);
    const body = { name: 'Telefono', passkey: key.make(asked) };
    return { key, ...(await browser.ask(addPasskey, { body })) };
  };
  const signedIn = async () => {
    const user = await addUser(service);
    const browser = service.browser();
    await signIn(browser, user.email);
    return { user, browser };
  };
  const withPasskey = async () => {
    const { user, browser } = await signedIn();
    return { user, browser, ...(await add(browser)) };
  };
  const asked = async (email: string, headers = {}): Promise<PasskeyRequest> => {
    const body = { email, password: PASSWORD };
    const answer = await service.browser().ask(authEndpoints.login, { body, headers });
    const passkey = answer.success ? null : answer.secondFactor?.passkey;
    if (!passkey) throw new Error('No passkey was asked for.');
    return passkey;
  };

  it('is made after the password, for our address, by a person who was asked', async () => {
    const { user, browser } = await signedIn();
    const refused = await browser.call(beginPasskey, { body: { password: 'sbagliata' } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    const options = await begin(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Zaino' },
      user: { name: user.email },
      authenticatorSelection: { userVerification: 'required' },
    });
    const body = { name: ' Telefono ', passkey: new TestAuthenticator().make(options.challenge) };
    expect((await browser.ask(addPasskey, { body })).recoveryCodes).toHaveLength(10);
    expect((await browser.ask(status)).passkeys).toMatchObject([
      { name: 'Telefono', lastUsedAt: null },
    ]);
  });

  it('signs in after the password, and not without it', async () => {
    const { user, key } = await withPasskey();
    const request = await asked(user.email);
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const passkey = key.use(request.challenge);
    const body = { email: user.email, password: 'sbagliata', passkey };
    expect(await service.browser().ask(authEndpoints.login, { body })).toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await signIn(service.browser(), user.email, { passkey })).toMatchObject({
      success: true,
    });
  });

  it.each([
    ['a challenge that was used', null],
    ['another page', { origin: 'https://evil.example' }],
    ['nobody who was asked', { isVerified: false }],
    ['a count that goes back', { counter: 0 }],
  ])('is refused for %s', async (_what, use) => {
    const { user, key } = await withPasskey();
    const first = key.use((await asked(user.email)).challenge);
    expect(await signIn(service.browser(), user.email, { passkey: first })).toMatchObject({
      success: true,
    });
    const passkey = use === null ? first : key.use((await asked(user.email)).challenge, use);
    expect(await signIn(service.browser(), user.email, { passkey })).toMatchObject(wrong);
  });

  it('is refused for a challenge of our own making elsewhere', async () => {
    const { user, key, browser } = await withPasskey();
    const other = await withPasskey();
    // Another account's, one for a removal, one that nobody made, and one that is ten minutes old.
    const { passkey: forRemoval } = await browser.ask(challenge);
    const old = await asked(user.email);
    const challenges = [
      (await asked(other.user.email)).challenge,
      forRemoval?.challenge ?? '',
      'A'.repeat(43),
    ];
    for (const one of challenges) {
      const passkey = key.use(one);
      expect(await signIn(service.browser(), user.email, { passkey })).toMatchObject(wrong);
    }
    service.clock.advance(10 * MINUTE_MS);
    const late = key.use(old.challenge);
    expect(await signIn(service.browser(), user.email, { passkey: late })).toMatchObject(wrong);
  });

  it('counts once where its answer comes several times at once', async () => {
    const { user, key } = await withPasskey();
    const passkey = key.use((await asked(user.email)).challenge);
    const answers = await Promise.all(
      [1, 2, 3].map(() => signIn(service.browser(), user.email, { passkey })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is of one account', async () => {
    const { user } = await withPasskey();
    const stranger = new TestAuthenticator();
    const passkey = stranger.use((await asked(user.email)).challenge);
    expect(await signIn(service.browser(), user.email, { passkey })).toMatchObject(wrong);
    const { key } = await withPasskey();
    const { browser } = await signedIn();
    const body = { name: 'x', passkey: key.make((await begin(browser)).challenge) };
    expect(await browser.call(addPasskey, { body })).toMatchObject({ status: 409 });
  });

  it('is made in the session that began', async () => {
    const { user, browser } = await signedIn();
    const other = service.browser();
    await signIn(other, user.email);
    const { challenge: made } = await begin(browser);
    const body = { name: 'x', passkey: new TestAuthenticator().make(made) };
    expect(await other.call(addPasskey, { body })).toMatchObject({
      status: 400,
      body: { code: 'setup-expired' },
    });
  });

  it('is asked for at the address it was made for alone', async () => {
    const { user } = await userWithApp(service);
    const admin = { origin: 'http://admin.localhost:4200' };
    const answer = await service.browser().ask(authEndpoints.login, {
      body: { email: user.email, password: PASSWORD },
      headers: admin,
    });
    expect(answer).toMatchObject({ secondFactor: { app: true, passkey: null } });
    const { browser } = await signedIn();
    expect(await begin(browser, admin)).toMatchObject({ rp: { id: 'admin.localhost' } });
    expect(await begin(browser, { origin: 'https://evil.example' })).toMatchObject({
      rp: { id: 'localhost' },
    });
  });

  it('is removed by its own proof, of this session', async () => {
    const { user, browser, key } = await withPasskey();
    const [{ id } = { id: '' }] = (await browser.ask(status)).passkeys;
    const atSignIn = key.use((await asked(user.email)).challenge);
    expect(await browser.call(remove, { body: { factor: id, passkey: atSignIn } })).toMatchObject({
      status: 400,
    });
    const { passkey } = await browser.ask(challenge);
    const body = { factor: id, passkey: key.use(passkey?.challenge ?? '') };
    expect(await browser.ask(remove, { body })).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await signIn(service.browser(), user.email)).toMatchObject({ success: true });
  });

  it('is removed by nobody else', async () => {
    const { browser } = await withPasskey();
    const [{ id } = { id: '' }] = (await browser.ask(status)).passkeys;
    const other = await userWithApp(service);
    const body = { factor: id, code: other.app.code() };
    expect((await other.browser.call(remove, { body })).status).toBe(404);
    expect((await browser.ask(status)).passkeys).toHaveLength(1);
  });

  it('may be one of several, which are ten at most; codes are given with the first', async () => {
    const { user, browser } = await withPasskey();
    for (let i = 1; i < 10; i += 1) expect((await add(browser)).recoveryCodes).toBeNull();
    expect(await browser.call(beginPasskey, { body: { password: PASSWORD } })).toMatchObject({
      status: 409,
    });
    const { manager } = service.app.get(DataSource);
    expect(await manager.countBy(PasskeyEntity, { holderId: user.uid })).toBe(10);
  });
});
