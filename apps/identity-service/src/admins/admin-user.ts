import type { AdminUser } from '@zaino/contracts/identity';
import type { SessionUser } from '@zaino/contracts/shared';
import type { AdminEntity } from '../users/admin.entity';

/** What the admin area knows of an admin. */
export function adminUser({ id, username, areas, createdAt }: AdminEntity): AdminUser {
  return { id, username, role: 'admin', areas, createdAt: createdAt.toISOString() };
}

/** What an admin's session holds; admins have no e-mail here. */
export function adminSessionUser({ id, username }: AdminEntity): SessionUser {
  return {
    uid: id,
    email: '',
    isEmailVerified: false,
    displayName: username,
    role: 'admin',
    tenantId: null,
  };
}
