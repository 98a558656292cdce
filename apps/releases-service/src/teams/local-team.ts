import { createHmac } from 'node:crypto';
import type { CallingTeam } from '@zaino/service/calling-team';

/** Whoever sits at a machine that has the registry's key, and could sign whatever it likes: it may release all apps. */
export const localTeam: CallingTeam = { id: 'local', name: 'Questa macchina', app: '*' };

/** By which that machine calls the registry: made of the key, kept nowhere, another one with another key. */
export function localToken(signingKey: string): string {
  return createHmac('sha256', signingKey).update('token of this machine').digest('base64url');
}
