import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { accountEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import type { Endpoint } from '@zaino/contracts/shared';
import { dashboardCalls } from './dashboard/dashboard.api';
import { verificationCalls } from './email-verification/email-verification.api';
import { resetCalls } from './password-reset/password-reset.api';
import { bookshopCalls } from './profile/bookshop/bookshop.api';
import { profileCalls } from './profile/profile.api';

const endpoints: Record<string, Endpoint> = {
  ...authEndpoints,
  ...accountEndpoints,
  ...bookshopsEndpoints,
  ...schoolsEndpoints,
};
const calls: Record<string, { path: string; method?: string }> = {
  ...dashboardCalls,
  ...verificationCalls,
  ...resetCalls,
  ...bookshopCalls,
  ...profileCalls,
};

describe('calls of the account’s pages', () => {
  it.each(Object.entries(calls))(
    '%s is as the contract has it',
    (name, { path, method = 'GET' }) => {
      expect([method, path]).toEqual([endpoints[name]?.method, endpoints[name]?.path]);
    },
  );
});
