import type {
  accountEndpoints,
  authEndpoints,
  Profile,
  ProfileChanges,
  SessionListEntry,
} from '@zaino/contracts/identity';
import type { Tenant } from '@zaino/contracts/bookshops';
import { type ApiCall, fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { loadOwnBookshop } from './bookshop/own-bookshop';

type Auth = typeof authEndpoints;
type Account = typeof accountEndpoints;

/** The calls of the profile; a test holds them to the contract. */
export const profileCalls = {
  provider: { path: '/api/auth/provider' } as ApiCall<Auth['provider']>,
  sessions: { path: '/api/auth/sessions' } as ApiCall<Auth['sessions']>,
  revokeSession: { method: 'DELETE', path: '/api/auth/sessions/:id' } as ApiCall<
    Auth['revokeSession']
  >,
  revokeAllSessions: { method: 'DELETE', path: '/api/auth/sessions' } as ApiCall<
    Auth['revokeAllSessions']
  >,
  profile: { path: '/api/profile' } as ApiCall<Account['profile']>,
  updateProfile: { method: 'PUT', path: '/api/profile' } as ApiCall<Account['updateProfile']>,
  changePassword: { method: 'POST', path: '/api/profile/password' } as ApiCall<
    Account['changePassword']
  >,
  changeEmail: { method: 'POST', path: '/api/profile/email' } as ApiCall<Account['changeEmail']>,
  exportData: { path: '/api/profile/export' } as ApiCall<Account['exportData']>,
  deleteAccount: { method: 'POST', path: '/api/profile/deletion' } as ApiCall<
    Account['deleteAccount']
  >,
};

/** Who takes care of passwords and e-mail: we, or another provider of that name. */
export type SignInKind = { kind: 'password' } | { kind: 'redirect'; name: string };

/** What the profile page shows; each part may fail by itself. */
export interface ProfileData {
  profile: Outcome<Profile>;
  devices: Outcome<SessionListEntry[]>;
  /** Null for families. */
  bookshop: Outcome<Tenant | null>;
  signIn: SignInKind;
}

/** Asks at once for all parts of the page. */
export async function loadProfile({ request }: LoaderFunctionArgs) {
  const [profile, devices, bookshop, provider] = await Promise.all([
    settle(fetchJson(profileCalls.profile, { request })),
    settle(fetchJson(profileCalls.sessions, { request })),
    loadOwnBookshop(request),
    settle(fetchJson(profileCalls.provider, { request })),
  ]);
  const page: ProfileData = {
    profile,
    devices: devices.value ? { value: devices.value.sessions, failure: null } : devices,
    bookshop,
    signIn:
      provider.value?.kind === 'redirect'
        ? { kind: 'redirect', name: provider.value.name ?? 'un altro servizio' }
        : { kind: 'password' },
  };
  return data(page, { status: profile.failure ? 503 : 200 });
}

export const updateProfile = (changes: ProfileChanges) =>
  fetchJson(profileCalls.updateProfile, { body: changes });

export const changePassword = (input: { currentPassword: string; password: string }) =>
  fetchJson(profileCalls.changePassword, { body: input });

export const changeEmail = (input: { email: string; password: string }) =>
  fetchJson(profileCalls.changeEmail, { body: input });

export const revokeSession = (id: string) =>
  fetchJson(profileCalls.revokeSession, { params: { id } });

export const revokeAllSessions = () => fetchJson(profileCalls.revokeAllSessions);

export const exportData = () => fetchJson(profileCalls.exportData);

/** Without a password where another provider signs the person in. */
export const deleteAccount = (password?: string) =>
  fetchJson(profileCalls.deleteAccount, { body: password === undefined ? {} : { password } });
