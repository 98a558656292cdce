import { authEndpoints } from '@zaino/contracts/identity';
import { signIn, userWithApp } from '../testing/factors';
import { PASSWORD } from '../testing/accounts';
import { Attempts } from '../testing/attempts';
import { startTestService, type TestService } from '../testing/test-service';

const { login } = authEndpoints;

describe('the right second factor, while strangers fail', () => {
  let service: TestService;
  let attempts: Attempts;

  beforeAll(async () => {
    service = await startTestService();
    attempts = new Attempts(service);
  });
  afterAll(() => service.stop());

  it('lets in from a new device at once, where the password alone has to wait', async () => {
    const { user, app } = await userWithApp(service);
    await attempts.failFromEverywhere(user.email, 12);
    const alone = await attempts.login(user.email, PASSWORD, attempts.elsewhere());
    expect(alone).toMatchObject({ code: 'too-many-attempts' });
    const code = app.code();
    expect(await signIn(attempts.elsewhere(), user.email, { code })).toMatchObject({
      success: true,
    });
    // It counts once, whichever way it was taken.
    expect(await signIn(attempts.elsewhere(), user.email, { code })).not.toMatchObject({
      success: true,
    });
  });

  it('lets nobody in by itself, nor past the lock of its own address', async () => {
    const { user, app } = await userWithApp(service);
    await attempts.failFromEverywhere(user.email, 12);
    const wrong = await attempts.elsewhere().ask(login, {
      body: { email: user.email, password: 'sbagliata', code: app.code() },
    });
    expect(wrong).toMatchObject({ success: false, code: 'wrong-credentials' });
    const home = attempts.elsewhere();
    for (let count = 0; count < 5; count += 1) {
      service.clock.advance(30_000);
      await home.ask(login, {
        body: { email: user.email, password: 'sbagliata', code: app.code() },
      });
    }
    service.clock.advance(30_000);
    expect(await signIn(home, user.email, { code: app.code() })).toMatchObject({
      code: 'account-locked',
    });
  });
});
