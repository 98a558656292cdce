import { authEndpoints, ownFactorEndpoints } from '@zaino/contracts/identity';
import { PASSWORD } from '../testing/accounts';
import { userWithApp } from '../testing/factors';
import { tokenIn } from '../testing/mail-link';
import { TestAuthenticator } from '../testing/test-authenticator';
import { startTestService, type TestService } from '../testing/test-service';

const NEW_PASSWORD = 'tutta un’altra password';
const { resetFactors } = authEndpoints;

describe('the reset of a password, where there is a second factor', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const reset = (token: string, more: object = {}) =>
    service
      .browser()
      .call(authEndpoints.reset, { body: { token, password: NEW_PASSWORD, ...more } });
  const asked = async () => {
    const person = await userWithApp(service);
    const { email } = person.user;
    await service.browser().ask(authEndpoints.requestReset, { body: { email } });
    // The first mail told of the app.
    return { ...person, token: tokenIn(await service.mailbox.mailTo(email, 2), 'reset') };
  };

  it('does nothing by the link alone, which stays good', async () => {
    const { user, token, app } = await asked();
    expect(await reset(token)).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    });
    expect(await reset(token, { code: app.wrongCode() })).toMatchObject({
      status: 400,
      body: { code: 'wrong-second-factor' },
    });
    const body = { email: user.email, password: PASSWORD };
    expect(await service.browser().ask(authEndpoints.login, { body })).toMatchObject({
      code: 'second-factor-required',
    });
    expect(await reset(token, { code: app.code() })).toMatchObject({
      status: 200,
      body: { user: { uid: user.uid } },
    });
  });

  it('says to who has the link what it is proven by', async () => {
    const { token, recoveryCodes } = await asked();
    expect(await service.browser().ask(resetFactors, { body: { token } })).toEqual({
      secondFactor: { app: true, passkey: null },
    });
    const other = await service.browser().call(resetFactors, { body: { token: 'x'.repeat(43) } });
    expect(other.body).toMatchObject({ code: 'invalid-link' });
    expect((await reset(token, { code: recoveryCodes[0] })).status).toBe(200);
  });

  it('goes by a passkey too', async () => {
    const { token, browser } = await asked();
    const key = new TestAuthenticator();
    const { beginPasskey, addPasskey } = ownFactorEndpoints;
    const { challenge } = await browser.ask(beginPasskey, { body: { password: PASSWORD } });
    const body = { name: 'Telefono', passkey: key.make(challenge) };
    await browser.ask(addPasskey, { body });
    const { secondFactor } = await service.browser().ask(resetFactors, { body: { token } });
    const passkey = key.use(secondFactor?.passkey?.challenge ?? '');
    expect((await reset(token, { passkey })).status).toBe(200);
  });

  it('is not locked by others’ failures to sign in, and locks by wrong codes', async () => {
    const { user, token, app } = await asked();
    const body = { email: user.email, password: 'sbagliata' };
    for (let i = 0; i < 6; i += 1) await service.browser().ask(authEndpoints.login, { body });
    for (let i = 0; i < 5; i += 1) await reset(token, { code: app.wrongCode() });
    expect(await reset(token, { code: app.code() })).toMatchObject({
      status: 429,
      body: { code: 'account-locked' },
    });
    const other = await asked();
    for (let i = 0; i < 6; i += 1) {
      const failure = { email: other.user.email, password: 'sbagliata' };
      await service.browser().ask(authEndpoints.login, { body: failure });
    }
    expect((await reset(other.token, { code: other.app.code() })).status).toBe(200);
  });
});
