import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity';

/**
 * Ends the sessions of an account for good: those opened before the transaction is committed count no more, even
 * where Redis brings them back. Gives the new generation; none where there is no such account any more.
 */
export async function raiseGeneration(
  manager: EntityManager,
  uid: string,
): Promise<number | undefined> {
  await manager.increment(UserEntity, { uid }, 'sessionGeneration', 1);
  const user = await manager.findOne(UserEntity, {
    where: { uid },
    select: { sessionGeneration: true },
  });
  return user?.sessionGeneration;
}
