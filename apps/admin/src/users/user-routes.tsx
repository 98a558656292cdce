import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from '../admin-route';

/** Accounts, and what is asked about their data. */
export const userRoutes: RouteObject[] = [
  adminRoute({
    path: '/admin/users',
    staff: 'all',
    chunk: 'users-page',
    load: async () => (await import(/* webpackChunkName: 'users-page' */ './users-page')).UsersPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'users-page' */ './users.api')).loadUsers,
    handle: { title: 'Utenti' },
  }),
  adminRoute({
    path: '/admin/users/requests',
    staff: 'all',
    chunk: 'data-requests-page',
    load: async () =>
      (await import(/* webpackChunkName: 'data-requests-page' */ './requests/data-requests-page'))
        .DataRequestsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'data-requests-page' */ './requests/data-requests.api'))
        .loadDataRequests,
    handle: { title: 'Richieste sui dati' },
  }),
  adminRoute({
    path: '/admin/users/:uid',
    staff: 'all',
    chunk: 'user-page',
    load: async () =>
      (await import(/* webpackChunkName: 'user-page' */ './user/user-page')).UserPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'user-page' */ './user/user.api')).loadUser,
    handle: { title: 'Utente' },
  }),
];
