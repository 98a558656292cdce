import type { INestApplicationContext } from '@nestjs/common';
import { type Access, type Role, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { signInTo } from '../service-calls';

const roles: Partial<Record<Access, Role>> = {
  customer: 'customer',
  buyer: 'customer',
  desk: 'bookshop',
  bookshop: 'bookshop',
  admin: 'admin',
  'enrolling-admin': 'admin',
  team: 'admin',
};

/** How somebody signs in whom an endpoint lets in, where the service looks at the session alone. */
export function callersOf(app: INestApplicationContext, serviceKey: string) {
  return async (access: Access): Promise<Record<string, string>> => {
    const role = roles[access];
    if (role !== undefined) return signInTo(app, role);
    return access === 'service' ? { [SERVICE_KEY_HEADER]: serviceKey } : {};
  };
}
