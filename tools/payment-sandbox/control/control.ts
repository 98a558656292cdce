import type { LedgerKind } from '../ledger/kinds';
import { json } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import type { SandboxRequest } from '../protocol/request';
import type { Sandbox } from '../sandbox';
import { failPayment } from '../resources/subscriptions';
import { faultsOf } from '../faults/faults';
import { changeAccount, payOut } from './account-control';
import { changeDispute } from './dispute-control';
import { settleLater } from './settle-control';

interface Given {
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Action = (sandbox: Sandbox, given: Given) => object | Promise<object>;

/** The ledger shows what Stripe knows; its own notes stay inside. */
const listed: LedgerKind[] = [
  'sessions',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'transfers',
  'transferReversals',
  'applicationFees',
  'balanceTransactions',
  'accounts',
  'payouts',
  'customers',
  'subscriptions',
  'events',
  'deliveries',
  'voucherUses',
];

const actions: Partial<Record<string, Action>> = {
  'GET /sandbox/ledger': async ({ store }, { query }) => {
    await store.flushed();
    const wanted = query.get('kinds')?.split(',');
    const kinds = listed.filter((kind) => wanted?.includes(kind) ?? true);
    return Object.fromEntries(kinds.map((kind) => [kind, store.objects(kind)]));
  },
  'GET /sandbox/faults': ({ faults }) => faults.current,
  'PUT /sandbox/faults': ({ faults, webhooks }, { body }) => {
    const wasHeld = faults.current.holdWebhooks;
    faults.current = faultsOf(body);
    if (wasHeld && !faults.current.holdWebhooks) webhooks?.release();
    return faults.current;
  },
  'GET /sandbox/webhooks': ({ webhooks }) => ({
    open: webhooks?.openCount ?? 0,
    held: webhooks?.heldIds ?? [],
  }),
  'POST /sandbox/webhooks/release': ({ webhooks }, { body }) => {
    const ids = Array.isArray(body.events) ? body.events.map(String) : undefined;
    return { released: webhooks?.release(ids) ?? 0 };
  },
  'POST /sandbox/webhooks/resend': ({ store, webhooks }, { body }) => {
    const id = String(body.event);
    const found = store.get('events', id);
    if (!found) throw new Error(`There is no event ${id}.`);
    webhooks?.resend(found.object);
    return { resent: found.object.id };
  },
  'POST /sandbox/subscriptions/failed-payment': async (sandbox, { body }) => {
    const change = sandbox.change();
    const { id, status } = failPayment(change, String(body.subscription));
    await sandbox.commit(change);
    return { id, status };
  },
  'POST /sandbox/account': (sandbox, { body }) => changeAccount(sandbox, body),
  'POST /sandbox/dispute': (sandbox, { body }) => changeDispute(sandbox, body),
  'POST /sandbox/payout': (sandbox, { body }) => payOut(sandbox, body),
  'POST /sandbox/settle': (sandbox, { body }) => settleLater(sandbox, body),
  'POST /sandbox/clock': async (sandbox, { body }) => {
    const { advanceSeconds } = body;
    if (typeof advanceSeconds !== 'number') throw new Error('advanceSeconds must be a number.');
    sandbox.clock.advance(advanceSeconds);
    await sandbox.expireAll();
    await sandbox.settleDue();
    return { now: sandbox.clock.now() };
  },
};

/** Calls by which tests and people steer the sandbox; JSON in and out. */
export async function answerControl(
  sandbox: Sandbox,
  { method, path, query, body }: SandboxRequest,
): Promise<Answer> {
  const action = actions[`${method} ${path}`];
  if (!action) return json({ error: `${method} ${path} is no call of the sandbox.` }, 404);
  try {
    const values = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    return json(await action(sandbox, { query: new URLSearchParams(query), body: values }));
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400);
  }
}
