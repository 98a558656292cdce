import { settleAwaited } from '../payment/pay-later';
import type { Sandbox } from '../sandbox';

/** The money of a way that settles later comes now, or does not: `{session, fails?}`. */
export async function settleLater(
  sandbox: Sandbox,
  { session: id, fails = false }: Record<string, unknown>,
): Promise<object> {
  const change = sandbox.change();
  const session = settleAwaited(change, String(id), { fails: fails === true });
  await sandbox.commit(change);
  return session;
}
