import {
  accountApi,
  authApi,
  type ContactPreference,
  type FactorStatus,
  ownFactorApi,
  type Profile,
  type ProfileChanges,
  type PushStatus,
  type SessionListEntry,
} from '@zaino/contracts/identity';
import type { FactorApi } from '@zaino/ui/second-factor/factor-api';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { readPreferences } from './contact/contact.api';
import { readPushStatus } from './contact/push.api';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** Who takes care of passwords and e-mail: we, or another provider of that name. */
export type SignInKind = { kind: 'password' } | { kind: 'redirect'; name: string };

/** What the profile page shows; each part may fail by itself. */
export interface ProfileData {
  profile: Outcome<Profile>;
  devices: Outcome<SessionListEntry[]>;
  /** Of who signs in by our own passwords. */
  secondFactor: Outcome<FactorStatus>;
  /** For what the account is written to. */
  contact: Outcome<ContactPreference[]>;
  /** Pushes to this device, as far as the shop knows. */
  push: Outcome<PushStatus>;
  signIn: SignInKind;
}

/** Asks at once for all parts of the page. */
export async function loadProfile({ request }: LoaderFunctionArgs) {
  const [profile, devices, secondFactor, contact, push, provider] = await Promise.all([
    settle(fetchJson(accountApi.profile, { request })),
    settle(fetchJson(authApi.sessions, { request })),
    settle(fetchJson(ownFactorApi.status, { request })),
    settle(readPreferences(request)),
    settle(readPushStatus(request)),
    settle(fetchJson(authApi.provider, { request })),
  ]);
  const page: ProfileData = {
    profile,
    devices: devices.value ? { value: devices.value.sessions, failure: null } : devices,
    secondFactor,
    contact: contact.value ? { value: contact.value.preferences, failure: null } : contact,
    push,
    signIn:
      provider.value?.kind === 'redirect'
        ? { kind: 'redirect', name: provider.value.name ?? 'un altro servizio' }
        : { kind: 'password' },
  };
  return data(page, { status: profile.failure ? 503 : 200 });
}

export const updateProfile = (changes: ProfileChanges) =>
  fetchJson(accountApi.updateProfile, { body: changes });

export const changePassword = (input: { currentPassword: string; password: string }) =>
  fetchJson(accountApi.changePassword, { body: input });

export const changeEmail = (input: { email: string; password: string }) =>
  fetchJson(accountApi.changeEmail, { body: input });

/** By the password, where the person has one and the device is another one. */
export const revokeSession = (id: string, password?: string) =>
  fetchJson(authApi.revokeSession, { params: { id }, body: proofOf(password) });

export const revokeAllSessions = (password?: string) =>
  fetchJson(authApi.revokeAllSessions, { body: proofOf(password) });

export const exportData = () => fetchJson(accountApi.exportData);

/** Without a password where another provider signs the person in. */
export const deleteAccount = (password?: string) =>
  fetchJson(accountApi.deleteAccount, { body: proofOf(password) });

const proofOf = (password: string | undefined) => (password === undefined ? {} : { password });

/** The own second factors. */
export const ownFactors = {
  beginApp: (password: string) => fetchJson(ownFactorApi.beginApp, { body: { password } }),
  confirmApp: (code: string) => fetchJson(ownFactorApi.confirmApp, { body: { code } }),
  beginPasskey: (password: string) => fetchJson(ownFactorApi.beginPasskey, { body: { password } }),
  addPasskey: (body) => fetchJson(ownFactorApi.addPasskey, { body }),
  challenge: () => fetchJson(ownFactorApi.challenge),
  remove: (body) => fetchJson(ownFactorApi.remove, { body }),
  renewCodes: (body) => fetchJson(ownFactorApi.renewCodes, { body }),
} satisfies FactorApi;
