import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from './admin-route';

/** The pages behind the gate (login.tsx): the shell asks for this module once an admin may enter. */
export const routes: RouteObject[] = [
  adminRoute({
    path: '/admin',
    chunk: 'dashboard-page',
    load: async () =>
      (await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard-page'))
        .DashboardPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard.api')
      ).loadDashboard(args),
    handle: { title: 'Area Riservata' },
  }),
  // More specific than the gate's own path, which takes all that the others leave.
  adminRoute({
    path: '/admin/:section/*',
    chunk: 'unknown-page',
    load: async () =>
      (await import(/* webpackChunkName: 'unknown-page' */ './layout/unknown-page')).UnknownPage,
    handle: { title: 'Pagina non trovata' },
  }),
];
