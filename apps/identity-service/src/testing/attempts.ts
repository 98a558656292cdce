import { authEndpoints } from '@zaino/contracts/identity';
import type { TestBrowser } from './test-browser';
import type { TestService } from './test-service';

/** What attempts to sign in are answered when they fail. */
export const refusals = {
  wrong: { success: false, error: 'Credenziali non valide', code: 'wrong-credentials' },
  justLocked: {
    success: false,
    error: 'Account bloccato per troppi tentativi falliti',
    code: 'account-just-locked',
    retryAfter: 900,
  },
  locked: { success: false, error: 'Account bloccato', code: 'account-locked' },
  delayed: {
    success: false,
    error: 'Troppi tentativi di login falliti',
    code: 'too-many-attempts',
  },
};

/** Attempts at a service, each from an address of its own unless a browser is given: only the account counts. */
export class Attempts {
  private addresses = 0;

  constructor(private readonly service: TestService) {}

  elsewhere(): TestBrowser {
    this.addresses += 1;
    return this.service.browser({
      'x-forwarded-for': `2001:db8:${this.addresses.toString(16)}::1`,
    });
  }

  login(email: string, password: string, browser = this.elsewhere()) {
    return browser.ask(authEndpoints.login, { body: { email, password } });
  }

  /** So many wrong passwords, one after the other. */
  async fail(email: string, times: number, browser?: TestBrowser) {
    const answers = [];
    for (let i = 0; i < times; i += 1) answers.push(await this.login(email, 'sbagliata', browser));
    return answers;
  }
}
