import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';
import { RemoteFailure } from './remotes/remote-failure';

const meta = { noindex: true };

/** The pages of the account: chunks of their own with all that they need, which the home page does not pay for. */
export const accountRoutes: RouteObject[] = [
  lazyRoute({
    path: '/auth/login',
    chunk: 'login-page',
    load: async () =>
      (await import(/* webpackChunkName: 'login-page' */ './sign-in/login-page')).LoginPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'login-page' */ './sign-in/entry.api')).loadEntry(args),
    handle: { title: 'Accedi', meta },
    errorElement: <RemoteFailure />,
  }),
  lazyRoute({
    path: '/auth/register',
    chunk: 'register-page',
    load: async () =>
      (await import(/* webpackChunkName: 'register-page' */ './register/register-page'))
        .RegisterPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'register-page' */ './sign-in/entry.api')).loadEntry(args),
    handle: { title: 'Registrati', meta },
    errorElement: <RemoteFailure />,
  }),
];
