import type { Calls } from '@zaino/contracts/shared';

/** What a team does with its own app, by its token, and an admin with any (docs/decisions/release-registry.md). */
export const releasesCalls = {
  publish: { method: 'PUT', path: '/api/releases/:app/versions/:version' },
  addFigures: { method: 'PUT', path: '/api/releases/:app/versions/:version/figures' },
  read: { method: 'GET', path: '/api/releases/:app' },
  promote: { method: 'POST', path: '/api/releases/:app/promote' },
  goBack: { method: 'POST', path: '/api/releases/:app/back' },
  startCanary: { method: 'POST', path: '/api/releases/:app/canary' },
  changeCanary: { method: 'PATCH', path: '/api/releases/:app/canary' },
  endCanary: { method: 'DELETE', path: '/api/releases/:app/canary' },
} as const satisfies Calls;

/** What whoever starts services asks; never behind the gateway. */
export const releasesInternalCalls = {
  judgeService: { method: 'POST', path: '/internal/service-judgements' },
} as const satisfies Calls;

/** What admins read of all apps, and give to teams. */
export const releaseDeskCalls = {
  overview: { method: 'GET', path: '/api/admin/releases' },
  history: { method: 'GET', path: '/api/admin/releases/history' },
  figures: { method: 'GET', path: '/api/admin/releases/figures' },
  budget: { method: 'GET', path: '/api/admin/releases/budgets/:app' },
  changeBudget: { method: 'PUT', path: '/api/admin/releases/budgets/:app' },
  teams: { method: 'GET', path: '/api/admin/releases/teams' },
  addTeam: { method: 'POST', path: '/api/admin/releases/teams' },
  revokeTeam: { method: 'DELETE', path: '/api/admin/releases/teams/:id' },
  outsideApps: { method: 'GET', path: '/api/admin/releases/outside-apps' },
  addOutsideApp: { method: 'POST', path: '/api/admin/releases/outside-apps' },
  removeOutsideApp: { method: 'DELETE', path: '/api/admin/releases/outside-apps/:app' },
  previews: { method: 'GET', path: '/api/admin/releases/previews' },
  addPreview: { method: 'POST', path: '/api/admin/releases/previews' },
  openLocal: { method: 'POST', path: '/api/admin/releases/local-remotes' },
  staffLink: { method: 'GET', path: '/api/admin/releases/staff-link' },
  revokePreview: { method: 'DELETE', path: '/api/admin/releases/previews/:id' },
  parkedMessages: { method: 'GET', path: '/api/admin/releases/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/admin/releases/parked-messages/:id' },
} as const satisfies Calls;
