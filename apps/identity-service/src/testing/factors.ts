import { authEndpoints, ownFactorEndpoints } from '@zaino/contracts/identity';
import { TOTP } from 'otpauth';
import { addUser, PASSWORD } from './accounts';
import { delivered } from './outbox-delivery';
import type { TestBrowser } from './test-browser';
import type { TestService } from './test-service';

const STEP_MS = 30_000;

/** Moves the clock to where a code begins to be shown, so that none ends in the middle of a test. */
export function toNextCode({ clock }: TestService): void {
  clock.advance(STEP_MS - (clock.now() % STEP_MS));
}

/** An app on a phone: what it shows at the service's time. */
export class TestApp {
  constructor(
    private readonly service: TestService,
    private readonly key: string,
  ) {}

  /** `steps` are of 30 seconds, from now. */
  code(steps = 0): string {
    const timestamp = this.service.clock.now() + steps * STEP_MS;
    return new TOTP({ secret: this.key }).generate({ timestamp });
  }

  /** Another code than all that count now. */
  wrongCode(): string {
    const right = [-1, 0, 1].map((steps) => this.code(steps));
    return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
  }
}

/** Signs in with a password, and a code where there is one. */
export function signIn(browser: TestBrowser, email: string, more: object = {}) {
  return browser.ask(authEndpoints.login, { body: { email, password: PASSWORD, ...more } });
}

/** A signed-in account with an app; the clock has gone on, so that the next code counts. */
export async function userWithApp(service: TestService) {
  toNextCode(service);
  const user = await addUser(service, { emailVerifiedAt: new Date() });
  const browser = service.browser();
  await signIn(browser, user.email);
  const { app, recoveryCodes } = await addApp(service, browser);
  return { user, browser, app, recoveryCodes };
}

export async function addApp(service: TestService, browser: TestBrowser) {
  const body = { password: PASSWORD };
  const { key } = await browser.ask(ownFactorEndpoints.beginApp, { body });
  const app = new TestApp(service, key);
  const { recoveryCodes } = await browser.ask(ownFactorEndpoints.confirmApp, {
    body: { code: app.code() },
  });
  await delivered(service);
  service.clock.advance(30_000);
  return { app, recoveryCodes: recoveryCodes ?? [] };
}
