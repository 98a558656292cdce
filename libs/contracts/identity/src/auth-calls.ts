import { type Calls, SESSION_PATH } from '@zaino/contracts/shared';

/** Sign-in, the session and what belongs to it: apart, since few pages ask for it. */
export const authCalls = {
  me: { method: 'GET', path: SESSION_PATH },
  provider: { method: 'GET', path: '/api/auth/provider' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  renew: { method: 'POST', path: '/api/auth/renewal' },
  register: { method: 'POST', path: '/api/auth/register' },
  requestReset: { method: 'POST', path: '/api/auth/reset-requests' },
  reset: { method: 'POST', path: '/api/auth/reset' },
  resetFactors: { method: 'POST', path: '/api/auth/reset/factors' },
  verify: { method: 'POST', path: '/api/auth/verify' },
  requestVerification: { method: 'POST', path: '/api/auth/verification-requests' },
  sessions: { method: 'GET', path: '/api/auth/sessions' },
  revokeSession: { method: 'DELETE', path: '/api/auth/sessions/:id' },
  revokeAllSessions: { method: 'DELETE', path: '/api/auth/sessions' },
} as const satisfies Calls;
