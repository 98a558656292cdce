import { randomUUID } from 'node:crypto';
import type { authEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import { UserEntity } from '../users/user.entity';

type Profile = BodyOf<typeof authEndpoints.register>['profile'];

const LONGEST_PART = 60;

/** A family's account, not yet written. Every field is named here: nothing else of a request gets in. */
export function newUser(
  { email, passwordHash }: { email: string; passwordHash: string },
  profile: Profile,
  now: Date,
): UserEntity {
  const displayName = withoutGaps(profile.name);
  const [first = '', ...rest] = displayName.split(' ');
  return Object.assign(new UserEntity(), {
    uid: randomUUID(),
    email,
    passwordHash,
    displayName,
    emailVerifiedAt: null,
    pendingEmail: null,
    providerSubject: null,
    role: 'customer' as const,
    tenantId: null,
    colleagueOf: null,
    sessionGeneration: 0,
    suspendedAt: null,
    suspendedBy: '',
    suspensionReason: '',
    firstName: withoutGaps(profile.firstName ?? first).slice(0, LONGEST_PART),
    lastName: withoutGaps(profile.lastName ?? rest.join(' ')).slice(0, LONGEST_PART),
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    city: profile.city ?? '',
    postalCode: profile.postalCode ?? '',
    province: profile.province ?? '',
    createdAt: now,
    updatedAt: now,
  });
}

/** As it reads: one blank between two words. */
function withoutGaps(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
