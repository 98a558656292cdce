import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { connectTestRedis, vouchForSessions } from '@zaino/testing/test-redis';

/** Somebody who is signed in, and what their browser sends with each call. */
export interface SignedInBuyer {
  uid: string;
  email: string;
  headers: Record<string, string>;
}

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/**
 * Opens sessions by writing them into Redis as the services do (libs/service/src/sessions): what signing in costs is
 * not what is looked at here. Nor is the identity service there, which would vouch for this Redis. Of families, or of
 * the owner of a bookshop.
 */
export async function openSessions(
  redisUrl: string,
  count: number,
  bookshopId?: string,
): Promise<SignedInBuyer[]> {
  const client = await connectTestRedis(redisUrl);
  try {
    await vouchForSessions(client);
    const people: SignedInBuyer[] = [];
    while (people.length < count) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, () =>
        newSession(bookshopId),
      );
      await Promise.all(batch.map(({ key, fields }) => client.hSet(key, fields)));
      people.push(...batch.map(({ person }) => person));
    }
    return people;
  } finally {
    await client.close();
  }
}

/** The same for an admin who may do everything: gives the headers of their calls. */
export async function openAdminSession(redisUrl: string): Promise<Record<string, string>> {
  const client = await connectTestRedis(redisUrl);
  try {
    await vouchForSessions(client);
    const id = newToken();
    const now = Date.now();
    const data = {
      kind: 'admin',
      user: {
        uid: randomUUID(),
        email: '',
        isEmailVerified: true,
        displayName: 'direzione',
        role: 'admin',
        tenantId: null,
      },
      areas: ['all'],
      csrfToken: newToken(),
      customerToken: newToken(),
      device: 'Firefox su Linux',
      createdAt: now,
    };
    await client.hSet(keyOf(id), {
      data: JSON.stringify(data),
      seen: String(now),
      idle: String(DAY_MS),
      ends: String(now + DAY_MS),
    });
    return { authorization: `Bearer ${id}` };
  } finally {
    await client.close();
  }
}

const keyOf = (id: string) => `session:${createHash('sha256').update(id).digest('base64url')}`;

function newSession(bookshopId?: string) {
  const [id, csrfToken, customerToken] = [newToken(), newToken(), newToken()];
  const uid = randomUUID();
  const email = `${uid.slice(0, 13)}@example.com`;
  const now = Date.now();
  const data = {
    kind: 'remembered',
    user: {
      uid,
      email,
      isEmailVerified: true,
      displayName: 'Anna Ferrari',
      role: bookshopId === undefined ? 'customer' : 'bookshop',
      tenantId: bookshopId ?? null,
    },
    csrfToken,
    customerToken,
    device: 'Firefox su Linux',
    createdAt: now,
  };
  const headers = {
    cookie: `zaino_session=${id}`,
    'x-csrf-token': csrfToken,
    'x-customer-token': customerToken,
  };
  return {
    key: keyOf(id),
    fields: {
      data: JSON.stringify(data),
      seen: String(now),
      idle: String(30 * DAY_MS),
      ends: String(now + 180 * DAY_MS),
    },
    person: { uid, email, headers },
  };
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
