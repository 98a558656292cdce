import { colleagueApi, type ShownInvitation } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** What the link of a mail invites to; it stays good. */
export const readInvitation = (token: string): Promise<ShownInvitation> =>
  fetchJson(colleagueApi.invitation, { body: { token } });

/** Accepts it with the account that is signed in. */
export const joinBookshop = (token: string) => fetchJson(colleagueApi.join, { body: { token } });

/** Accepts it with a new account. */
export const joinAsNew = (body: { token: string; name: string; password: string }) =>
  fetchJson(colleagueApi.register, { body });
