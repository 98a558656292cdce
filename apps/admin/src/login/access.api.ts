import type { adminEndpoints } from '@zaino/contracts/identity';
import type { ApiCall } from '@zaino/web/api-client';

export const login: ApiCall<typeof adminEndpoints.login> = {
  path: '/api/admin/login',
  method: 'POST',
};
export const verify: ApiCall<typeof adminEndpoints.verify> = {
  path: '/api/admin/verify',
  method: 'POST',
};
export const logout: ApiCall<typeof adminEndpoints.logout> = {
  path: '/api/admin/logout',
  method: 'POST',
};
