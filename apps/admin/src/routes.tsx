import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

/** The pages of this remote; the shell puts them into its own routes. */
export const routes: RouteObject[] = [
  lazyRoute({
    path: '/admin/login',
    chunk: 'login-page',
    load: async () =>
      (await import(/* webpackChunkName: 'login-page' */ './login/login-page')).LoginPage,
    handle: { title: 'Area Riservata', meta: { noindex: true } },
  }),
];
