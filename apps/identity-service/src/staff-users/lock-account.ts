import type { EntityManager } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { unknownAccount } from './refused-account';

/** An account that staff works on, locked until the transaction ends: of two acts at once the second sees the first. */
export async function lockAccount(manager: EntityManager, uid: string): Promise<UserEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(UserEntity, { where: { uid }, lock });
  if (user === null) throw unknownAccount();
  return user;
}
