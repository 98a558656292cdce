import { colleagueEndpoints } from '@zaino/contracts/identity';
import { walkTenantCalls } from '@zaino/service/testing/tenant-walk';
import { CSRF_HEADER } from '@zaino/contracts/shared';
import { anAccount, anOwner } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const headersOf = ({ cookies, csrfToken = '' }: TestBrowser) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  [CSRF_HEADER]: csrfToken,
});

async function anOwnerWithColleagues() {
  const owner = await anOwner(service);
  const terms = { paidFeatures: ['colleagues'], colleagues: 5 };
  Object.assign(service.bookshops.tenants.get(owner.tenantId) ?? {}, terms);
  const colleague = await anAccount(service, {
    colleagueOf: owner.tenantId,
    displayName: `Collega ${owner.tenantId}`,
  });
  return { owner, colleague };
}

it('answers everybody but the owner as if the bookshop had no colleagues', async () => {
  const { owner, colleague } = await anOwnerWithColleagues();
  const other = await anOwnerWithColleagues();
  const family = await anAccount(service);
  const email = 'segreto@example.it';
  const { invitations } = await owner.browser.ask(colleagueEndpoints.invite, { body: { email } });
  const at = '/api/colleagues';
  const invitation = `${at}/invitations/${invitations[0]?.id}`;
  const findings = await walkTenantCalls({
    app: service.app,
    send: ({ method, path, body, headers }) =>
      service.browser(headers).send(path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    strangers: {
      nobody: {},
      family: headersOf(family.browser),
      colleague: headersOf(colleague.browser),
      otherOwner: headersOf(other.owner.browser),
      otherColleague: headersOf(other.colleague.browser),
    },
    secrets: [email, `Collega ${owner.tenantId}`, colleague.user.email],
    calls: {
      'GET /api/colleagues': { path: at, ofOthers: 200 },
      'DELETE /api/colleagues/:id': { path: `${at}/${colleague.user.uid}` },
      'POST /api/colleagues/invitations': {
        path: `${at}/invitations`,
        body: { email: 'altri@example.it' },
        ofOthers: 200,
      },
      'POST /api/colleagues/invitations/:id/mail': { path: `${invitation}/mail` },
      'DELETE /api/colleagues/invitations/:id': { path: invitation },
    },
  });
  expect(findings).toEqual([]);
  expect(await owner.browser.ask(colleagueEndpoints.list)).toMatchObject({
    colleagues: [{ id: colleague.user.uid }],
    invitations: [{ email }],
  });
});
