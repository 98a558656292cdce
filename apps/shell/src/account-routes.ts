import { ORIGIN_PARAMETER } from '@zaino/contracts/shared';
import { protectedRoute } from '@zaino/ui/protected-route';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { RouteObject } from '@zaino/web/router';

const meta = { noindex: true };

/** All of them hand on the page of origin. */
const origin = { get: [ORIGIN_PARAMETER] };
const ofEntry = { get: [ORIGIN_PARAMETER, 'errore'] };
const ofMail = { get: [ORIGIN_PARAMETER, 'token'] };

/** Their addresses hold a token when the link of a mail is opened. */
const ofLink = { ...meta, isAddressSecret: true };

/** The pages of the account: chunks of their own with all that they need, which the home page does not pay for. */
export const accountRoutes: RouteObject[] = [
  lazyRoute({
    path: '/auth/login',
    chunk: 'login-page',
    load: async () =>
      (await import(/* webpackChunkName: 'login-page' */ './sign-in/login-page')).LoginPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'login-page' */ './sign-in/entry.api')).loadEntry(args),
    handle: { title: 'Accedi', meta, searchParams: ofEntry },
  }),
  lazyRoute({
    path: '/auth/register',
    chunk: 'register-page',
    load: async () =>
      (await import(/* webpackChunkName: 'register-page' */ './register/register-page'))
        .RegisterPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'register-page' */ './sign-in/entry.api')).loadEntry(args),
    handle: { title: 'Registrati', meta, searchParams: ofEntry },
  }),
  lazyRoute({
    path: '/auth/reset',
    chunk: 'password-reset-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'password-reset-page' */ './password-reset/password-reset-page'
        )
      ).PasswordResetPage,
    handle: { title: 'Password dimenticata', meta: ofLink, searchParams: ofMail },
  }),
  lazyRoute({
    path: '/auth/verify',
    chunk: 'email-verification-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'email-verification-page' */ './email-verification/email-verification-page'
        )
      ).EmailVerificationPage,
    handle: { title: 'Conferma dell’indirizzo e-mail', meta: ofLink, searchParams: ofMail },
  }),
  lazyRoute({
    path: '/auth/invito',
    chunk: 'invitation-page',
    load: async () =>
      (await import(/* webpackChunkName: 'invitation-page' */ './invitation/invitation-page'))
        .InvitationPage,
    handle: { title: 'Invito di una libreria', meta: ofLink, searchParams: ofMail },
  }),
  lazyRoute({
    path: '/auth/deleted',
    chunk: 'account-deleted-page',
    load: async () =>
      (
        await import(
          /* webpackChunkName: 'account-deleted-page' */ './account-deleted/account-deleted-page'
        )
      ).AccountDeletedPage,
    handle: { title: 'Account eliminato', meta, searchParams: origin },
  }),
  protectedRoute({
    path: '/profile',
    chunk: 'profile-page',
    load: async () =>
      (await import(/* webpackChunkName: 'profile-page' */ './profile/profile-page')).ProfilePage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'profile-page' */ './profile/profile.api')).loadProfile(
        args,
      ),
    handle: { title: 'Profilo', searchParams: {} },
  }),
  protectedRoute({
    path: '/dashboard',
    chunk: 'dashboard-page',
    load: async () =>
      (await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard-page'))
        .DashboardPage,
    loader: async (args) =>
      (
        await import(/* webpackChunkName: 'dashboard-page' */ './dashboard/dashboard.api')
      ).loadDashboard(args),
    handle: {
      title: 'Bacheca',
      searchParams: { get: ['scuola', 'classe', 'sezione', 'nome'] },
    },
  }),
];
