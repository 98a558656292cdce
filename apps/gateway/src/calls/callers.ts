import { cookies } from '@zaino/contracts/shared';
import { addressBlock } from '@zaino/service/address-block';
import { cookieToken } from '@zaino/service/cookie';
import type { SessionRecord } from '@zaino/service/sessions/session';
import { sessionIdOf } from '@zaino/service/sessions/session-cookie';
import type { SessionStore } from '@zaino/service/sessions/session-store';
import { shortHash } from '@zaino/service/short-hash';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address';
import { bearerOf } from './require-bearer';

/** By whom a call may be counted: everybody behind an address, or one person by a device or an account. */
export interface Caller {
  kind: 'address' | 'person';
  key: string;
}

/** Of the blog's contract (docs/decisions/likes-and-views.md), which speaks of likes only. */
const DEVICE_HEADER = 'x-device-token';
const LONGEST_TOKEN = 200;

/**
 * Everybody as whom a call may be counted. What a caller says of its device is not proven, nor need it be: it only adds
 * something to be counted by, and takes nothing away. Without Redis accounts are not known.
 */
export async function callersOf(
  request: FastifyRequest,
  sessions: SessionStore | undefined,
): Promise<Caller[]> {
  const session = await find(sessions, sessionIdOf(request));
  const { [DEVICE_HEADER]: header } = request.headers;
  const devices = [cookieToken(request, cookies.device.name), header].filter(isToken);
  return [
    { kind: 'address', key: `address:${addressBlock(clientAddress(request))}` },
    ...devices.map((token) => ({ kind: 'person' as const, key: `device:${shortHash(token)}` })),
    ...(session ? [{ kind: 'person' as const, key: `account:${session.user.uid}` }] : []),
  ];
}

/** Whether an admin calls, signed in as such. */
export async function isStaff(
  { headers }: FastifyRequest,
  sessions: SessionStore | undefined,
): Promise<boolean> {
  return (await find(sessions, bearerOf(headers)))?.kind === 'admin';
}

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TOKEN;

async function find(
  sessions: SessionStore | undefined,
  id: string | null,
): Promise<SessionRecord | undefined> {
  if (id === null || !sessions?.isAvailable) return undefined;
  const found = await sessions.find(id).catch(() => null);
  return found === null || found === 'revoked' ? undefined : found;
}
