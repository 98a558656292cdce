import type { SessionUser } from '@zaino/contracts/shared';
import type { UserEntity } from './user.entity';

/** What a session holds of an account. */
export function sessionUser(user: UserEntity): SessionUser {
  const { uid, email, displayName, role, tenantId, colleagueOf } = user;
  return {
    uid,
    email,
    displayName,
    role: colleagueOf === null ? role : 'colleague',
    tenantId: colleagueOf ?? tenantId,
    isEmailVerified: user.emailVerifiedAt !== null,
  };
}
