import type { Calls } from '@zaino/contracts/shared';

/** Notices on a device's own screen. In a file of their own: the shell loads the account's calls with its first code. */
export const pushCalls = {
  status: { method: 'GET', path: '/api/profile/push' },
  switchOn: { method: 'PUT', path: '/api/profile/push' },
  switchOff: { method: 'DELETE', path: '/api/profile/push' },
} as const satisfies Calls;
