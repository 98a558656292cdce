import type { Profile } from '@zaino/contracts/identity';
import type { UserEntity } from '../users/user.entity';

/** An account as its owner sees it (specification, point 3). */
export function toProfile(user: UserEntity): Profile {
  const { uid, email, pendingEmail, displayName, firstName, lastName } = user;
  const { phone, address, city, postalCode, province } = user;
  return {
    uid,
    email,
    pendingEmail,
    displayName,
    firstName,
    lastName,
    phone,
    address,
    city,
    postalCode,
    province,
    isEmailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
