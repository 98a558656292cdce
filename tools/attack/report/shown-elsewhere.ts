/** An attack that no running shop can show as it is: a test that has the parts in its hand does. */
export interface ShownElsewhere {
  name: string;
  proves: string;
  holds: string;
  /** Paths of tests, from the root. */
  tests: string[];
}

export const shownElsewhere: ShownElsewhere[] = [
  {
    name: 'orders that nobody fetches',
    proves: 'issue 2',
    holds: 'what was held for an unpaid order comes back by itself after its days',
    tests: ['apps/orders-service/src/limits/hoarding.http.spec.ts'],
  },
  {
    name: 'receipts at once',
    proves: 'issue 5',
    holds: 'a few are made at a time and kept by the order’s version, and the checkout goes on',
    tests: ['apps/orders-service/src/documents/kept-documents.http.spec.ts'],
  },
  {
    name: 'a full disk',
    proves: 'issue 6',
    holds: 'reads go on, writes say so, nothing is half done',
    tests: [
      'apps/orders-service/src/checkout/full-disk.http.spec.ts',
      'apps/identity-service/src/sign-in/redis-full-disk.http.spec.ts',
    ],
  },
  {
    name: 'sessions that a crash of Redis revives',
    proves: 'issue 8',
    holds: 'a revoked session stays revoked whatever Redis remembers',
    tests: [
      'apps/identity-service/src/session-comparison/revived-sessions.http.spec.ts',
      'libs/service/src/sessions/redis-vouch.http.spec.ts',
    ],
  },
  {
    name: 'a hung payment provider',
    proves: 'issue 9',
    holds: 'the order without its payment page, in time',
    tests: ['apps/orders-service/src/checkout/hung-provider.http.spec.ts'],
  },
  {
    name: 'hung processes',
    proves: 'issue 10',
    holds: 'a process whose event loop stands still is replaced',
    tests: ['tools/start/hang-watch.spec.ts'],
  },
  {
    name: 'claims of another provider',
    proves: 'issue 11',
    holds: 'only a signed address that is verified beside it counts',
    tests: [
      'apps/identity-service/src/provider/oidc-provider.spec.ts',
      'apps/identity-service/src/sign-in/redirect-sign-in.http.spec.ts',
    ],
  },
  {
    name: 'free shipping kept by a cancellation',
    proves: 'issue 12',
    holds: 'the refund is less by the shipping, as it was shown before',
    tests: ['apps/orders-service/src/payments/kept-shipping.http.spec.ts'],
  },
  {
    name: 'planted cookies of a sub-domain',
    proves: 'issue 13',
    holds: 'by HTTPS only names with their prefix count',
    tests: ['apps/gateway/src/calls/drop-planted-cookies.http.spec.ts'],
  },
  {
    name: 'passkeys of another address, challenge or counter',
    proves: 'issue 13',
    holds: 'each is refused, in Chromium’s and in the test’s authenticator',
    tests: [
      'apps/identity-service/src/own-factor/passkeys.http.spec.ts',
      'apps/e2e/src/second-factor.spec.ts',
    ],
  },
  {
    name: 'limits that move with the clock',
    proves: 'issue 7',
    holds: 'locks end and delays grow as specified',
    tests: [
      'apps/identity-service/src/lockout/lockout.http.spec.ts',
      'apps/identity-service/src/lockout/strangers.http.spec.ts',
    ],
  },
  {
    name: 'scripts in articles',
    proves: 'ASVS 1.3.1',
    holds: 'nothing of them is left in HTML, feeds and the editor, nor runs in Chromium',
    tests: [
      'apps/blog-service/src/articles/injections.http.spec.ts',
      'apps/blog-e2e/src/injections.spec.ts',
    ],
  },
];
