import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@zaino/contracts/shared';
import { controllerRoutes } from '@zaino/service/controller-routes';
import { z } from 'zod';
import { aChild } from './children';
import { aRegistration } from './registrations';
import type { TestBrowser } from './test-browser';
import type { TestService } from './test-service';

const email = 'somebody@example.it';
const password = 'una password lunga';
const token = 'x'.repeat(43);

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

function factorBodies(base: string): Record<string, object> {
  return {
    [`POST ${base}/app`]: { password: 'sbagliata' },
    [`POST ${base}/app/confirmation`]: { code: '000000' },
    [`POST ${base}/passkeys/challenge`]: { password: 'sbagliata' },
    [`POST ${base}/passkeys`]: {
      name: 'Telefono',
      passkey: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    },
    [`POST ${base}/removals`]: { factor: 'app', code: '000000' },
    [`POST ${base}/recovery-codes`]: { code: '000000' },
  };
}

/** A body that the contract takes, for every endpoint with a body. */
const bodies: Partial<Record<string, object>> = {
  'POST /api/auth/login': { email, password, remember: true },
  'POST /api/auth/register': aRegistration(),
  'POST /api/auth/reset-requests': { email },
  'POST /api/auth/reset': { token, password },
  'POST /api/auth/verify': { token },
  'DELETE /api/auth/sessions/:id': { password: 'sbagliata' },
  'DELETE /api/auth/sessions': { password: 'sbagliata' },
  'PUT /api/profile': { city: 'Trento' },
  'POST /api/profile/password': { currentPassword: 'sbagliata', password },
  'POST /api/profile/email': { email, password: 'sbagliata' },
  'POST /api/profile/bookshop': { name: 'Libreria', domain: 'libreria-prati' },
  'POST /api/profile/deletion': { password: 'sbagliata' },
  'PUT /api/profile/contact-preferences/:purpose': { isOn: true },
  'PUT /api/profile/push': {
    endpoint: 'https://push.example/x',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'POST /api/colleagues/invitations': { email },
  'POST /api/colleague-invitations': { token },
  'POST /api/colleague-invitations/acceptance': { token },
  'POST /api/colleague-invitations/account': { token, name: 'Luca', password },
  'POST /api/children': aChild(),
  'PUT /api/children/:id': aChild(),
  'PUT /api/children/:id/rest': { isKept: true },
  'PUT /api/children/:id/books': { books: [{ isbn: '9788899001214', isOwned: true }] },
  'POST /api/admin/login': { username: 'admin', password },
  'POST /api/admin/verify': { token },
  'POST /api/admin/password': { currentPassword: 'sbagliata', password },
  'POST /api/admin/access-requests': { username: 'admin' },
  'POST /api/admin/access': { token },
  'POST /api/admin/approvals': {
    reason: 'Serve in magazzino',
    change: { kind: 'create-admin', username: 'anna', email: null, areas: ['orders'] },
  },
  'POST /api/admin/approvals/:id/decision': { decision: 'confirm' },
  'PUT /api/admin/admins/:id/areas': { reason: 'Ha cambiato lavoro', areas: [] },
  'POST /api/admin/users/:uid/personal-data': { reason: 'Ha telefonato' },
  'DELETE /api/admin/users/:uid/sessions': { reason: 'Ha perso il telefono' },
  'POST /api/admin/users/:uid/suspension': { reason: 'Ordini falsi' },
  'DELETE /api/admin/users/:uid/suspension': { reason: 'Chiarito' },
  'POST /api/admin/users/:uid/email': { email, reason: 'Ha cambiato casella' },
  'POST /api/admin/users/:uid/data-requests': {
    kind: 'export',
    receivedOn: '2026-09-14',
    evidence: 'Lettera firmata',
  },
  'POST /api/admin/data-requests/:id/answer': { kind: 'hand-over' },
  ...factorBodies('/api/profile/second-factor'),
  ...factorBodies('/api/admin/second-factor'),
  'POST /api/auth/reset/factors': { token },
  'POST /api/security-logs': {
    timestamp: '2026-01-01T00:00:00Z',
    level: 'ERROR',
    category: 'browser.x',
    message: 'x',
    data: { a: 1 },
  },
};

/** As in `POST /api/auth/login`. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every endpoint that the service serves, itself and not by a list that somebody would forget. */
export function servedEndpoints({ app }: TestService): Endpoint[] {
  return controllerRoutes(app).flatMap(({ endpoint }) =>
    endpoint?.path.startsWith('/api/') ? [endpoint] : [],
  );
}

/** Throws for an endpoint that has none here yet: it would go untested. */
export function bodyFor(endpoint: Endpoint): object {
  const body = bodies[nameOf(endpoint)];
  if (!endpoint.body || !z.safeParse(endpoint.body, body).success) {
    throw new Error(`${nameOf(endpoint)} needs a body of its own in contract-walk.ts`);
  }
  return body as object;
}

/** The endpoint's address, with ids that nobody has. */
export function addressOf({ path }: Endpoint): string {
  return path.replace(/:\w+/g, randomUUID());
}

interface RawCall {
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string | Buffer<ArrayBuffer>;
}

/** Calls an endpoint with whatever bytes, said to be JSON unless told. */
export function callRaw(browser: TestBrowser, endpoint: Endpoint, { headers, body }: RawCall) {
  return browser.send(addressOf(endpoint), {
    method: endpoint.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body,
  });
}
