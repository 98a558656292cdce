import { accountStandings, standingOf } from '../resources/account-standing';
import { setStanding } from '../resources/accounts';
import { makePayout, payoutStates } from '../resources/payouts';
import type { Sandbox } from '../sandbox';

type Body = Record<string, unknown>;

/** Makes an account what Stripe would make of it: `{account, standing, due?, deadline?}`. */
export async function changeAccount(sandbox: Sandbox, body: Body): Promise<object> {
  const change = sandbox.change();
  const due = Array.isArray(body.due) ? body.due.map(String) : undefined;
  const deadline = typeof body.deadline === 'number' ? body.deadline : undefined;
  const standing = standingOf(oneOf(accountStandings, body.standing), { due, deadline });
  const account = setStanding(change, String(body.account), standing);
  await sandbox.commit(change);
  return account;
}

/** Sends money of an account to its bank: `{account, amount, status?, arrivalDate?}`. */
export async function payOut(sandbox: Sandbox, body: Body): Promise<object> {
  const { amount, status = 'paid', arrivalDate } = body;
  if (typeof amount !== 'number') throw new Error('amount must be a number.');
  const change = sandbox.change();
  const payout = makePayout(change, {
    account: change.require('accounts', String(body.account)).id,
    amount,
    status: oneOf(payoutStates, status),
    arrivalDate: typeof arrivalDate === 'number' ? arrivalDate : change.now,
  });
  await sandbox.commit(change);
  return payout;
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new Error(`${String(value)} is none of ${choices.join(', ')}.`);
  return found;
}
