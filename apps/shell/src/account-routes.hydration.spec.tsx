import { screen } from '@testing-library/react';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints, contactEndpoints } from '@zaino/contracts/identity';
import { orderEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { beginSession } from '@zaino/web/session';
import {
  makeChild,
  makeDevice,
  makePreference,
  makeProfile,
  makeSession,
  makeTenant,
} from './testing/account-factories';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { accountPages, forgetSession } from './testing/open-account-page';
import { makeBoughtBook } from './testing/order-factories';
import { makeAdoption } from './testing/school-factories';

const family = makeSession();
const owner = makeSession({ role: 'bookshop', tenantId: makeTenant().id });
const away = () => refusal(503, 'unavailable');

const common = [
  answer(accountEndpoints.profile, () => makeProfile({ pendingEmail: 'nuova@posta.example' })),
  answer(authEndpoints.sessions, () => ({ sessions: [makeDevice(), makeDevice({ id: 's-2' })] })),
  answer(authEndpoints.provider, () => ({
    kind: 'password' as const,
    startPath: null,
    name: null,
  })),
  answer(contactEndpoints.preferences, () => ({ preferences: [makePreference()] })),
  answer(accountEndpoints.children, () => ({ children: [makeChild()] })),
  answer(schoolsEndpoints.school, away),
];
const ofFamily = [
  ...common,
  answer(schoolsEndpoints.adoptions, () => ({
    success: true,
    adozioni: [makeAdoption('2', 'B'), makeAdoption('2', 'B', { isbn: '2', materia: 'Arte' })],
    annoScolastico: 2026,
    anniScolastici: [2026],
    tetti: [{ annoCorso: 2, combinazione: null, indirizzo: 'Scuola media', tetto: 120 }],
  })),
  answer(orderEndpoints.boughtBooks, () => ({
    books: [makeBoughtBook({ schoolYear: 2026, state: 'waiting' }), makeBoughtBook({ isbn: '2' })],
  })),
  answer(accountEndpoints.childBooks, () => ({
    books: [{ childId: makeChild().id, isbn: '2', isOwned: true }],
  })),
  answer(authEndpoints.me, () => ({ ...family, tenant: null })),
];
const ofOwner = [
  ...common,
  answer(bookshopsEndpoints.tenant, () => makeTenant({ openingHours: hours })),
];
const hours = [[{ from: '09:00', to: '13:00' }], [], [], [], [], [], []];
const wanted = '/dashboard?scuola=CRMM8ZZ01L&classe=2&sezione=B&nome=Irma';

/** What comes to life asks for more at once, which is nothing to complain of here. */
const complaintsOf = ({ mock }: jest.SpyInstance<unknown, unknown[]>) =>
  mock.calls.filter(([words]) => !String(words).includes('not wrapped in act'));

describe('a page of the account in the browser', () => {
  let complaints: jest.SpyInstance<unknown, unknown[]>;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    forgetSession();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/auth/reset', null, []],
    [`/auth/reset?token=${'x'.repeat(43)}`, null, []],
    ['/auth/verify', null, []],
    [`/auth/verify?token=${'x'.repeat(43)}`, family, []],
    ['/auth/invito', null, []],
    [`/auth/invito?token=${'x'.repeat(43)}`, null, []],
    ['/auth/deleted', null, []],
    ['/profile', family, ofFamily],
    ['/profile', owner, ofOwner],
    ['/profile', family, []],
    ['/profile', family, [...ofFamily, answer(authEndpoints.sessions, away)]],
    ['/dashboard', family, ofFamily],
    ['/dashboard', owner, ofOwner],
    [
      '/dashboard',
      family,
      [...ofFamily, answer(accountEndpoints.children, () => ({ children: [] }))],
    ],
    [wanted, family, ofFamily],
    ['/dashboard', family, []],
  ])('goes on from what the server drew at %s', async (address, session, answers) => {
    beginSession(session);
    fakeNetwork(...answers);
    const pages = accountPages(session);
    const page = await servePage(pages, address);
    fakeNetwork(...answers);
    expect(await hydratePage(pages, page)).toEqual([]);
    expect(complaintsOf(complaints)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('carries no token of the session in the page’s own data', async () => {
    beginSession(family);
    fakeNetwork(...ofFamily);
    for (const address of ['/profile', '/dashboard']) {
      const { data } = await servePage(accountPages(null), address);
      expect(data).not.toMatch(/customer-token|csrf-token/);
    }
  });

  it.each([
    [family, ofFamily],
    [owner, ofOwner],
    [null, common],
  ])('reads no other parameters than it says', async (session, answers) => {
    beginSession(session);
    fakeNetwork(...answers);
    const link = `token=${'x'.repeat(43)}&da=/cart`;
    const addresses = [
      '/auth/login?errore=x',
      '/auth/register?da=/for-libraries',
      `/auth/reset?${link}`,
      `/auth/verify?${link}`,
      `/auth/invito?${link}`,
      '/auth/deleted',
      '/profile',
      wanted,
    ];
    expect(await undeclaredParams(accountPages(session), addresses)).toEqual([]);
  });
});
