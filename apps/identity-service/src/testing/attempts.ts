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

/** Attempts at a service. Unless a browser is given, each account's come from one address, without a cookie. */
export class Attempts {
  private addresses = 0;
  private readonly homes = new Map<string, string>();

  constructor(private readonly service: TestService) {}

  /** A browser without cookies at an address that nobody else has. */
  elsewhere(): TestBrowser {
    return this.service.browser({ 'x-forwarded-for': this.newAddress() });
  }

  /** The address that an account's attempts come from. */
  homeOf(email: string): string {
    const account = email.trim().toLowerCase();
    const address = this.homes.get(account) ?? this.newAddress();
    this.homes.set(account, address);
    return address;
  }

  /** One more browser without cookies at that address, on whichever copy of the service. */
  atHome(email: string, copy: Pick<TestService, 'browser'> = this.service): TestBrowser {
    return copy.browser({ 'x-forwarded-for': this.homeOf(email) });
  }

  login(email: string, password: string, browser = this.atHome(email)) {
    return browser.ask(authEndpoints.login, { body: { email, password } });
  }

  /** So many wrong passwords, one after the other. */
  async fail(email: string, times: number, browser?: TestBrowser) {
    const answers = [];
    for (let i = 0; i < times; i += 1) answers.push(await this.login(email, 'sbagliata', browser));
    return answers;
  }

  /** So many wrong passwords, each from an address of its own. */
  async failFromEverywhere(email: string, times: number) {
    const answers = [];
    for (let i = 0; i < times; i += 1) {
      answers.push(await this.login(email, 'sbagliata', this.elsewhere()));
    }
    return answers;
  }

  private newAddress(): string {
    this.addresses += 1;
    return `2001:db8:${this.addresses.toString(16)}::1`;
  }
}
