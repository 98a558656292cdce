import type { Calls } from '@zaino/contracts/shared';

/** Cards that are kept for the next time; by themselves, so that pages without them carry none of it. */
export const savedCardCalls = {
  read: { method: 'GET', path: '/api/saved-cards' },
  turnOn: { method: 'POST', path: '/api/saved-cards' },
  turnOff: { method: 'DELETE', path: '/api/saved-cards' },
  remove: { method: 'DELETE', path: '/api/saved-cards/:id' },
} as const satisfies Calls;
