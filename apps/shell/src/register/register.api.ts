import type { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import type { authEndpoints } from '@zaino/contracts/identity';
import type { ApiCall } from '@zaino/web/api-client';

export const register: ApiCall<typeof authEndpoints.register> = {
  path: '/api/auth/register',
  method: 'POST',
};

export const domainAvailability: ApiCall<typeof bookshopsEndpoints.domainAvailability> = {
  path: '/api/bookshop-domains/:domain',
};
