import type { EntityManager } from 'typeorm';
import { goneAccount } from './gone-account';
import { UserEntity } from './user.entity';

/** The account of a signed-in person, locked until the transaction ends. */
export async function lockUser(manager: EntityManager, uid: string): Promise<UserEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(UserEntity, { where: { uid }, lock });
  if (user === null) throw goneAccount();
  return user;
}
