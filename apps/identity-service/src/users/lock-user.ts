import type { EntityManager } from 'typeorm';
import { goneAccount } from './gone-account';
import { User } from './user.entity';

/** The account of a signed-in person, locked until the transaction ends. */
export async function lockUser(manager: EntityManager, uid: string): Promise<User> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = await manager.findOne(User, { where: { uid }, lock });
  if (user === null) throw goneAccount();
  return user;
}
