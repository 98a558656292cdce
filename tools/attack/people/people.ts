import { randomBytes } from 'node:crypto';
import { settings } from '@zaino/browser-testing/settings';
import { type AdminSignIn, makeAdmin } from '@zaino/browser-testing/admin';
import { startIdentity } from '@zaino/browser-testing/account-services';
import { cookies, GUEST_TOKEN_HEADER } from '@zaino/contracts/shared';
import type { Caller } from '@zaino/tools/buyers/caller';
import { proveAddress } from '@zaino/tools/demo/accounts/prove-address';
import { type PersonAnswer, Person } from './person';

interface Places {
  url: string;
  caller: Caller;
  mailsUrl: string;
}

interface Me {
  user: { uid: string; email: string };
  customerToken: string;
  csrfToken: string;
  tenant: { id: string; domain: string } | null;
}

/** Somebody with an account of the shop, who is signed in. */
export interface Customer {
  person: Person;
  uid: string;
  email: string;
  password: string;
  /** `zaino_session=…` */
  cookie: string;
  csrfToken: string;
  customerToken: string;
  /** Of the own bookshop; empty for a family. */
  tenantId: string;
}

/** Who is needed for attacks: the usual ones are made once, at their first use. */
export class People {
  private readonly places: Places;
  private readonly made = new Map<string, Promise<unknown>>();

  constructor(places: Places) {
    this.places = places;
  }

  guest(headers: Record<string, string> = {}): Person {
    return new Person(this.places.caller, headers);
  }

  /** Who orders without an account, and has not ordered yet. */
  async orderGuest(): Promise<Person> {
    const email = `ospite.${randomBytes(6).toString('hex')}@example.com`;
    const answer = await this.guest().post('/api/guests', { email });
    const { token } = answer.json() as { token: string };
    const cookie = cookieOf(answer, cookies.guest.name);
    return this.guest({ cookie, [GUEST_TOKEN_HEADER]: token });
  }

  /** A family with a proven address; the same name is the same family. */
  family(name: string): Promise<Customer> {
    return this.once(`family ${name}`, async () => {
      const customer = await this.register();
      await this.prove(customer);
      return customer;
    });
  }

  /** The owner of a bookshop that nobody has approved. */
  owner(name: string): Promise<Customer> {
    return this.once(`owner ${name}`, () => this.registerLike(true));
  }

  /** A new account, with a bookshop or without. */
  registerLike(hasBookshop: boolean): Promise<Customer> {
    const domain = `libreria-${randomBytes(4).toString('hex')}`;
    return this.register(hasBookshop ? { domain, bookshopName: `Libreria ${domain}` } : {});
  }

  admin(): Promise<Person> {
    return this.once('admin', () => this.anotherAdmin());
  }

  /** Of all areas unless told. */
  anotherAdmin(areas = 'all'): Promise<Person> {
    return this.signInAdmin(makeAdmin(undefined, undefined, areas));
  }

  /** An admin who has to enrol a second factor first: as the shop's services are without the demo's data. */
  enrollingAdmin(): Promise<Person> {
    return this.once('enrolling admin', async () => {
      const account = makeAdmin();
      const strict = await this.strictIdentity();
      try {
        const answer = await fetch(`${strict.url}/api/admin/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(account),
        });
        const { token } = (await answer.json()) as { token: string };
        return this.guest({ authorization: `Bearer ${token}` });
      } finally {
        await strict.stop();
      }
    });
  }

  async signInAdmin(account: AdminSignIn): Promise<Person> {
    const login = { method: 'POST', path: '/api/admin/login', body: account };
    const { token } = await this.guest().done<{ token: string }>(login);
    return this.guest({ authorization: `Bearer ${token}` });
  }

  /** A new account, without a proven address. */
  async register(profile: object = {}): Promise<Customer> {
    const mark = randomBytes(6).toString('hex');
    const account = { email: `anna.${mark}@example.com`, password: `Zaino-di-${mark}` };
    const body = { ...account, profile: { name: 'Anna Ferrari', ...profile } };
    const answer = await this.guest().post('/api/auth/register', body);
    if (answer.status !== 200) throw new Error(`registration: ${answer.status} ${answer.body}`);
    return this.customerOf(account, answer);
  }

  /** Another session of the same account. */
  async signIn({ email, password }: Customer): Promise<Customer> {
    const answer = await this.guest().post('/api/auth/login', { email, password });
    if (!answer.body.includes('"success":true')) throw new Error(`sign-in: ${answer.body}`);
    return this.customerOf({ email, password }, answer);
  }

  prove({ email, cookie, csrfToken }: Customer): Promise<void> {
    return proveAddress(this.places, email, { cookie, csrfToken });
  }

  /** What came for an address, the latest first. */
  async mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const url = new URL('/api/mails', this.places.mailsUrl);
    url.searchParams.set('to', email);
    const answer = await fetch(url);
    return ((await answer.json()) as { mails: { subject: string; text: string }[] }).mails;
  }

  private customerOf(account: { email: string; password: string }, answer: PersonAnswer): Customer {
    const me = answer.json() as Me;
    const cookie = cookieOf(answer, 'zaino_session');
    const { csrfToken, customerToken } = me;
    return {
      ...account,
      person: this.guest({ cookie, 'x-csrf-token': csrfToken }),
      uid: me.user.uid,
      cookie,
      csrfToken,
      customerToken,
      tenantId: me.tenant?.id ?? '',
    };
  }

  private strictIdentity() {
    const ofAll = {
      REDIS_URL: settings('E2E_REDIS_URL'),
      PUBLIC_URL: this.places.url,
      SERVICE_KEY: settings('E2E_SERVICE_KEY'),
      SMTP_URL: settings('E2E_SMTP_URL'),
      MAIL_LIMIT_FACTOR: '1',
    };
    return startIdentity(ofAll, {
      database: settings('E2E_IDENTITY_MYSQL_URL'),
      bookshops: settings('E2E_BOOKSHOPS_URL'),
      orders: settings('E2E_ORDERS_URL'),
      catalogue: settings('E2E_CATALOGUE_URL'),
      more: { ADMIN_SECOND_FACTOR: 'true' },
    });
  }

  private once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = (this.made.get(name) as Promise<Made> | undefined) ?? make();
    this.made.set(name, made);
    return made;
  }
}

/** A cookie that an answer sets, as it is sent back; empty where it sets none. */
export function cookieOf({ headers }: PersonAnswer, name: string): string {
  const set = headers['set-cookie'] ?? [];
  return set.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
