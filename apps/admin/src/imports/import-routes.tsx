import type { RouteObject } from '@zaino/web/router';
import { adminRoute } from '../admin-route';

/** The pages about the ministry's files: what was imported, what that changed, and what is wrong with it. */
export const importRoutes: RouteObject[] = [
  adminRoute({
    path: '/admin/books/quality',
    staff: 'catalogue',
    chunk: 'quality-page',
    load: async () =>
      (await import(/* webpackChunkName: 'quality-page' */ './quality/quality-page')).QualityPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'quality-page' */ './quality/quality.api')).loadQuality,
    handle: { title: 'Controlli sulle liste' },
  }),
  adminRoute({
    path: '/admin/books/quality/:codice',
    staff: 'catalogue',
    chunk: 'school-classes-page',
    load: async () =>
      (await import(/* webpackChunkName: 'school-classes-page' */ './quality/school-classes-page'))
        .SchoolClassesPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'school-classes-page' */ './quality/quality.api'))
        .loadClasses,
    handle: { title: 'Classi oltre il tetto' },
  }),
  adminRoute({
    path: '/admin/books/imports',
    staff: 'catalogue',
    chunk: 'imports-page',
    load: async () =>
      (await import(/* webpackChunkName: 'imports-page' */ './imports-page')).ImportsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'imports-page' */ './imports.api')).loadImports,
    handle: { title: 'Importazioni' },
  }),
  adminRoute({
    path: '/admin/books/imports/rejects',
    staff: 'catalogue',
    chunk: 'rejects-page',
    load: async () =>
      (await import(/* webpackChunkName: 'rejects-page' */ './rejects/rejects-page')).RejectsPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'rejects-page' */ './rejects/rejects.api')).loadRejects,
    handle: { title: 'Righe scartate' },
  }),
  adminRoute({
    path: '/admin/books/imports/:id',
    staff: 'catalogue',
    chunk: 'differences-page',
    load: async () =>
      (await import(/* webpackChunkName: 'differences-page' */ './differences/differences-page'))
        .DifferencesPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'differences-page' */ './differences/differences.api'))
        .loadDifferences,
    handle: { title: 'Differenze' },
  }),
  adminRoute({
    path: '/admin/books/imports/:id/:codice',
    staff: 'catalogue',
    chunk: 'school-differences-page',
    load: async () =>
      (await import(/* webpackChunkName: 'school-differences-page' */ './differences/school-page'))
        .SchoolPage,
    loadLoader: async () =>
      (await import(/* webpackChunkName: 'school-differences-page' */ './differences/school.api'))
        .loadSchool,
    handle: { title: 'Differenze di una scuola' },
  }),
];
