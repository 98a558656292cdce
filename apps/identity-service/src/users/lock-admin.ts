import type { SessionRecord } from '@zaino/service/sessions/session';
import { type EntityManager, IsNull } from 'typeorm';
import { AdminEntity } from './admin.entity';
import { goneAccount } from './gone-account';

/** The admin who is signed in, locked until the transaction ends; one who is disabled is gone. */
export async function lockAdmin(manager: EntityManager, id: string): Promise<AdminEntity> {
  const where = { id, disabledAt: IsNull() };
  const lock = { mode: 'pessimistic_write' } as const;
  const admin = await manager.findOne(AdminEntity, { where, lock });
  if (admin === null) throw goneAccount();
  return admin;
}

/** The same of a session; whoever was signed out everywhere since the guard looked, as by other areas, is nobody. */
export async function lockSignedInAdmin(
  manager: EntityManager,
  { user: { uid }, generation = 0 }: SessionRecord,
): Promise<AdminEntity> {
  const admin = await lockAdmin(manager, uid);
  if (generation !== admin.sessionGeneration) throw goneAccount();
  return admin;
}
