import { json } from '../protocol/answer';
import type { Answer } from '../protocol/answer';
import type { SandboxRequest } from '../protocol/request';
import type { Sandbox } from '../sandbox';
import { voucherCalls } from './voucher-calls';

/** Path below which the provider of state vouchers answers; JSON in and out. */
export const VOUCHERS_PATH = '/vouchers/';

/** Answers one call as a provider of state vouchers would: 200, 409 with the reason, 401 without the key. */
export async function answerVouchers(sandbox: Sandbox, request: SandboxRequest): Promise<Answer> {
  const { method, path, headers, body } = request;
  const { waitMs, fails, losesAnswer } = sandbox.faults.decide(`${method} ${path}`);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  if (headers.authorization !== `Bearer ${sandbox.secretKey}`) return json({}, 401);
  const call = voucherCalls[path.slice(VOUCHERS_PATH.length)];
  if (method !== 'POST' || call === undefined) return json({}, 404);
  if (fails) return json({}, 500);
  const change = sandbox.change();
  const answer = call(change, JSON.parse(body) as Record<string, unknown>);
  await sandbox.commit(change);
  return { ...json(answer, 'refused' in answer ? 409 : 200), isLost: losesAnswer };
}
