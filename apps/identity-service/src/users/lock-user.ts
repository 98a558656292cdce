import type { SessionRecord } from '@zaino/service/sessions/session';
import type { EntityManager } from 'typeorm';
import { goneAccount } from './gone-account';
import { UserEntity } from './user.entity';

/** An account, locked until the transaction ends. */
export async function lockUser(manager: EntityManager, uid: string): Promise<UserEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(UserEntity, { where: { uid }, lock });
  if (user === null) throw goneAccount();
  return user;
}

/** The account of a signed-in person, locked; whoever was signed out everywhere since the guard looked is nobody. */
export async function lockSignedIn(
  manager: EntityManager,
  { user: { uid }, generation = 0 }: SessionRecord,
): Promise<UserEntity> {
  const user = await lockUser(manager, uid);
  if (generation !== user.sessionGeneration) throw goneAccount();
  return user;
}
