import type { SessionUser } from '@zaino/contracts/shared';
import type { User } from './user.entity';

/** What a session holds of an account. */
export function sessionUser(user: User): SessionUser {
  const { uid, email, displayName, role, tenantId } = user;
  return {
    uid,
    email,
    displayName,
    role,
    tenantId,
    isEmailVerified: user.emailVerifiedAt !== null,
  };
}
