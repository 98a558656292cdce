import type { EntityManager } from 'typeorm';
import { AppFactorEntity } from './app-factor.entity';
import { type Holder, rowsOf } from './holder';
import { PasskeyEntity } from './passkey.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { UsedAppCodeEntity } from './used-app-code.entity';

/** All of an account that ends, or whose holder has lost them; gives whether there were any. */
export async function forgetFactors(manager: EntityManager, holder: Holder): Promise<boolean> {
  const rows = rowsOf(holder);
  const apps = await manager.delete(AppFactorEntity, rows);
  await manager.delete(UsedAppCodeEntity, rows);
  const passkeys = await manager.delete(PasskeyEntity, rows);
  await manager.delete(RecoveryCodeEntity, rows);
  return Boolean(apps.affected) || Boolean(passkeys.affected);
}
