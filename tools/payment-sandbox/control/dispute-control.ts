import {
  type DisputeStatus,
  disputeStatuses,
  moveDispute,
  openDispute,
} from '../resources/disputes';
import type { Sandbox } from '../sandbox';

type Body = Record<string, unknown>;

/** The bank asks for a payment: `{payment_intent, amount?, reason?, status?, dueBy?}`; its next step: `{dispute, status}`. */
export async function changeDispute(sandbox: Sandbox, body: Body): Promise<object> {
  const change = sandbox.change();
  const dispute =
    body.dispute === undefined
      ? openDispute(change, {
          intent: idOf(body.payment_intent),
          amount: numberOf(body.amount),
          reason: typeof body.reason === 'string' ? body.reason : 'fraudulent',
          status: statusOf(body.status ?? 'needs_response'),
          dueBy: numberOf(body.dueBy),
        })
      : moveDispute(change, idOf(body.dispute), statusOf(body.status));
  await sandbox.commit(change);
  return dispute;
}

function idOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error(`${JSON.stringify(value)} is no id.`);
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function statusOf(value: unknown): DisputeStatus {
  const found = disputeStatuses.find((status) => status === value);
  if (found === undefined) {
    throw new Error(`${String(value)} is none of ${disputeStatuses.join(', ')}.`);
  }
  return found;
}
