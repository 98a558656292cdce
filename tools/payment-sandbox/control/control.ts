import type { Kind } from '../ledger/kinds.ts';
import { json } from '../protocol/answer.ts';
import type { Answer } from '../protocol/answer.ts';
import type { SandboxRequest } from '../protocol/request.ts';
import type { Sandbox } from '../sandbox.ts';
import { faultsOf } from './faults.ts';

type Action = (sandbox: Sandbox, body: Record<string, unknown>) => object | Promise<object>;

/** The ledger shows what Stripe knows; its own notes stay inside. */
const listed: Kind[] = [
  'sessions',
  'paymentIntents',
  'charges',
  'refunds',
  'transfers',
  'transferReversals',
  'applicationFees',
  'balanceTransactions',
  'accounts',
  'customers',
  'subscriptions',
  'events',
  'deliveries',
];

const actions: Partial<Record<string, Action>> = {
  'GET /sandbox/ledger': async ({ store }) => {
    await store.flushed();
    return Object.fromEntries(listed.map((kind) => [kind, store.objects(kind)]));
  },
  'GET /sandbox/faults': ({ faults }) => faults.current,
  'PUT /sandbox/faults': ({ faults, webhooks }, body) => {
    const wasHeld = faults.current.holdWebhooks;
    faults.current = faultsOf(body);
    if (wasHeld && !faults.current.holdWebhooks) webhooks?.release();
    return faults.current;
  },
  'GET /sandbox/webhooks': ({ webhooks }) => ({ held: webhooks?.heldIds ?? [] }),
  'POST /sandbox/webhooks/release': ({ webhooks }, { events }) => {
    const ids = Array.isArray(events) ? events.map(String) : undefined;
    return { released: webhooks?.release(ids) ?? 0 };
  },
  'POST /sandbox/webhooks/resend': ({ store, webhooks }, { event }) => {
    const found = store.get('events', String(event));
    if (!found) throw new Error(`There is no event ${String(event)}.`);
    webhooks?.resend(found.object);
    return { resent: found.object.id };
  },
  'POST /sandbox/clock': async (sandbox, { advanceSeconds }) => {
    if (typeof advanceSeconds !== 'number') throw new Error('advanceSeconds must be a number.');
    sandbox.clock.advance(advanceSeconds);
    await sandbox.expireAll();
    return { now: sandbox.clock.now() };
  },
};

/** Calls by which tests and people steer the sandbox; JSON in and out. */
export async function answerControl(
  sandbox: Sandbox,
  { method, path, body }: SandboxRequest,
): Promise<Answer> {
  const action = actions[`${method} ${path}`];
  if (!action) return json({ error: `${method} ${path} is no call of the sandbox.` }, 404);
  try {
    const values = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    return json(await action(sandbox, values));
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400);
  }
}
