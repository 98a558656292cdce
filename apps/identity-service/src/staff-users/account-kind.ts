import type { AccountKind } from '@zaino/contracts/identity';
import type { UserEntity } from '../users/user.entity';

/** What an account is for. */
export function accountKind({
  role,
  colleagueOf,
}: Pick<UserEntity, 'role' | 'colleagueOf'>): AccountKind {
  if (role === 'bookshop') return 'bookshop';
  return colleagueOf === null ? 'family' : 'colleague';
}
