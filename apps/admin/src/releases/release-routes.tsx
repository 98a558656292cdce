import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from '../admin-route';

/** What is live of each app, who may release it, and previews. */
export const releaseRoutes: RouteObject[] = [
  adminRoute({
    path: '/admin/releases',
    staff: 'all',
    chunk: 'releases-page',
    load: async () =>
      (await import(/* webpackChunkName: 'releases-page' */ './releases-page')).ReleasesPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'releases-page' */ './releases.api')).loadReleases,
    handle: { title: 'Versioni pubblicate' },
  }),
  adminRoute({
    path: '/admin/releases/teams',
    staff: 'all',
    chunk: 'teams-page',
    load: async () =>
      (await import(/* webpackChunkName: 'teams-page' */ './teams/teams-page')).TeamsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'teams-page' */ './teams/teams.api')).loadTeams,
    handle: { title: 'Squadre' },
  }),
  adminRoute({
    path: '/admin/releases/previews',
    staff: 'all',
    chunk: 'previews-page',
    load: async () =>
      (await import(/* webpackChunkName: 'previews-page' */ './previews/previews-page'))
        .PreviewsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'previews-page' */ './previews/previews.api'))
        .loadPreviews,
    handle: { title: 'Anteprime' },
  }),
  adminRoute({
    path: '/admin/releases/outside',
    staff: 'all',
    chunk: 'outside-apps-page',
    load: async () =>
      (await import(/* webpackChunkName: 'outside-apps-page' */ './outside/outside-apps-page'))
        .OutsideAppsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'outside-apps-page' */ './outside/outside-apps.api'))
        .loadOutsideApps,
    handle: { title: 'App esterne' },
  }),
  adminRoute({
    path: '/admin/releases/:app',
    staff: 'all',
    chunk: 'app-page',
    load: async () => (await import(/* webpackChunkName: 'app-page' */ './app/app-page')).AppPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'app-page' */ './app/app.api')).loadApp,
    handle: { title: 'Versioni di una parte del sito' },
  }),
];
