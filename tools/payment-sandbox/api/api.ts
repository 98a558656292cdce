import { createHash, timingSafeEqual } from 'node:crypto';
import { LedgerChange } from '../ledger/change';
import type { Sandbox } from '../sandbox';
import { newId } from '../ledger/ids';
import type { KeptAnswer } from '../ledger/kinds';
import { json } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import { StripeApiError } from '../ledger/api-error';
import { expand } from '../protocol/expand';
import { parseForm } from '../protocol/form-body';
import { Params } from '../protocol/params';
import type { SandboxRequest } from '../protocol/request';
import { findRoute } from './routes';
import { API_VERSION } from '../ledger/version';

/** Answers one call as api.stripe.com would. What it answers is durable. */
export async function answerApi(sandbox: Sandbox, request: SandboxRequest): Promise<Answer> {
  const requestId = newId('req', 14);
  const fault = sandbox.faults.decide(`${request.method} ${request.path}`);
  if (fault.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.waitMs));
  const answer = fault.fails ? failedAnswer() : await handled(sandbox, request, requestId);
  const {
    'idempotency-key': key,
    'stripe-account': account,
    'stripe-version': version,
  } = request.headers;
  return {
    ...answer,
    isLost: fault.losesAnswer,
    headers: {
      'request-id': requestId,
      'stripe-version': String(version ?? API_VERSION),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
      ...(typeof account === 'string' && { 'stripe-account': account }),
      ...answer.headers,
    },
  };
}

function failedAnswer(): Answer {
  const message = 'An error occurred with our connection. The sandbox was told to fail.';
  return json({ error: { message, type: 'api_error' } }, 500);
}

async function handled(
  sandbox: Sandbox,
  request: SandboxRequest,
  requestId: string,
): Promise<Answer> {
  try {
    return await begin(sandbox, request, requestId);
  } catch (error) {
    if (error instanceof StripeApiError) return json(error.body, error.fields.status);
    throw error;
  }
}

async function begin(
  sandbox: Sandbox,
  request: SandboxRequest,
  requestId: string,
): Promise<Answer> {
  requireKey(sandbox, request);
  const { store, clock } = sandbox;
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const owner = ownerOf(sandbox, request);
  const keptId = typeof key === 'string' ? `${owner}/${key}` : undefined;
  const kept = keptId === undefined ? undefined : store.get('answers', keptId)?.object;
  if (kept)
    return replay(kept, request, String(key)).then((answer) => store.flushed().then(() => answer));
  const change = new LedgerChange({
    store,
    owner,
    now: clock.now(),
    request: { id: requestId, idempotency_key: typeof key === 'string' ? key : null },
  });
  const done = run(sandbox, request, change);
  const { status, body } = done;
  if (keptId !== undefined && done.isKept) {
    const fingerprint = fingerprintOf(request);
    const answer = { id: keptId, path: request.path, fingerprint, requestId, status, body };
    done.change.put('answers', answer, '');
  }
  await sandbox.commit(done.change);
  return json(body, status);
}

interface Done {
  status: number;
  body: object;
  /** Holds what was written; nothing where the call was refused. */
  change: LedgerChange;
  isKept: boolean;
}

function run(sandbox: Sandbox, request: SandboxRequest, change: LedgerChange): Done {
  try {
    return { status: 200, body: perform(sandbox, request, change), change, isKept: true };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    const { status, isValidation } = error.fields;
    const untouched = new LedgerChange({
      store: sandbox.store,
      owner: change.owner,
      now: change.now,
    });
    return { status, body: error.body, change: untouched, isKept: isValidation !== true };
  }
}

function perform(sandbox: Sandbox, request: SandboxRequest, change: LedgerChange): object {
  const { method, path, query, body } = request;
  const found = findRoute(method, path);
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${path}). The sandbox does not know it.`;
    const type = 'invalid_request_error';
    throw new StripeApiError({ status: 404, type, message, isValidation: true });
  }
  sandbox.expireDue(change);
  const params = new Params(parseForm(method === 'POST' ? body : query));
  const paths = params.strings('expand');
  const answer = found.route.answer({
    change,
    params,
    ids: found.ids,
    publicUrl: sandbox.publicUrl,
  });
  params.finish();
  return expand(change, answer, paths);
}

/** The same answer to the same key; another call under it is refused. */
async function replay(kept: KeptAnswer, request: SandboxRequest, key: string): Promise<Answer> {
  if (kept.path !== request.path) {
    throw misused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (kept.fingerprint !== fingerprintOf(request)) {
    throw misused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  const answer = json(kept.body, kept.status);
  const headers = {
    ...answer.headers,
    'idempotent-replayed': 'true',
    'original-request': kept.requestId,
  };
  return Promise.resolve({ ...answer, headers });
}

function misused(message: string): StripeApiError {
  return new StripeApiError({ status: 400, type: 'idempotency_error', message });
}

function fingerprintOf({ body }: SandboxRequest): string {
  const sorted = new URLSearchParams(body);
  sorted.sort();
  return createHash('sha256').update(sorted.toString()).digest('hex');
}

function requireKey({ secretKey }: Sandbox, { headers }: SandboxRequest): void {
  const { authorization = '' } = headers;
  const [scheme = '', value = ''] = authorization.split(' ');
  const given = /^basic$/i.test(scheme)
    ? (Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '')
    : value;
  if (isSame(given, secretKey)) return;
  const message =
    given === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header.'
      : `Invalid API Key provided: ${given.slice(0, 8)}****`;
  throw new StripeApiError({
    status: 401,
    type: 'invalid_request_error',
    message,
    isValidation: true,
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function ownerOf({ store }: Sandbox, { headers }: SandboxRequest): string {
  const account = headers['stripe-account'];
  if (typeof account !== 'string') return '';
  if (store.get('accounts', account)) return account;
  const message = `The provided key does not have access to account '${account}' (or that account does not exist).`;
  const [type, code] = ['invalid_request_error', 'account_invalid'] as const;
  throw new StripeApiError({ status: 403, type, code, message, isValidation: true });
}
