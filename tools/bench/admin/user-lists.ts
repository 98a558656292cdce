import { randomUUID } from 'node:crypto';
import { staffUserApi } from '@zaino/contracts/identity';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { fewHeaps } from '@zaino/tools/start/processes';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startAccounts } from '../stack/accounts';
import type { DemoEnvironment } from '../stack/demo-environment';
import { type Served, uncounted } from '../stack/processes';

const AT_ONCE = 2_000;
const MINUTE_MS = 60_000;
const surnames = ['bianchi', 'rossi', 'ferrari', 'esposito', 'colombo', 'ricci', 'marino', 'greco'];

export interface UserLists {
  gateway: Served;
  /** Each list, search and count by what it is called. */
  lists: Record<string, string>;
  /** Ends what does not end with the environment. */
  stop: () => Promise<void>;
}

/** The identity service with so many accounts, behind a gateway of its own. */
export async function startUserLists(
  { processes, servers, common, folder }: DemoEnvironment,
  accounts: number,
): Promise<UserLists> {
  const { gatewayEnv, mails } = await startAccounts({ processes, servers, common }, {});
  const uid = await fillUsers(await servers.schemaUrl('zaino_identity'), accounts);
  const gateway = await processes.serve({
    args: [join(workspaceRoot, 'dist/apps/gateway/main.js')],
    env: {
      ...common,
      ...gatewayEnv,
      ...fewHeaps,
      ...uncounted,
      RELEASES_DIR: join(folder, 'releases'),
    },
    healthPath: '/health/live',
  });
  return { gateway, lists: userLists(uid), stop: () => mails.stop() };
}

function userLists(uid: string): Record<string, string> {
  const list = (query: string) => `${staffUserApi.list.path}?limit=100&${query}`;
  const search = (words: string) => list(`search=${encodeURIComponent(words)}`);
  return {
    'all users': list(''),
    'users far behind': list(
      `after=${encodeURIComponent(`${momentOf(45_000).toISOString()}~${uid}`)}`,
    ),
    families: list('kind=family'),
    'bookshops’ owners': list('kind=bookshop'),
    'unproven addresses': list('state=unverified'),
    'locked accounts': list('state=suspended'),
    'a user’s address': search('famiglia123@example.com'),
    'a user’s name': search('rossi famiglia4321'),
    'a common user’s name': search('bianchi'),
    'one user': staffUserApi.read.path.replace(':uid', uid),
  };
}

/** Of a hundred one is a bookshop's and one locked; a tenth has not proven its address. Gives the id of one. */
async function fillUsers(database: string, accounts: number): Promise<string> {
  const connection = await createConnection(database);
  const rows = Array.from({ length: accounts }, (_, place) => userRow(place));
  try {
    for (let from = 0; from < accounts; from += AT_ONCE) {
      await connection.query(
        `INSERT INTO user (uid, email, email_verified_at, role, display_name, first_name,
           last_name, created_at, suspended_at) VALUES ?`,
        [rows.slice(from, from + AT_ONCE)],
      );
    }
    await connection.query('ANALYZE TABLE user');
  } finally {
    await connection.end();
  }
  return rows[123]?.[0] ?? '';
}

function userRow(place: number): [uid: string, ...others: unknown[]] {
  const at = momentOf(place);
  const [first, last] = [`Anna${place % 500}`, `${surnames[place % 8] ?? ''} famiglia${place}`];
  return [
    randomUUID(),
    `famiglia${place}@example.com`,
    place % 10 === 0 ? null : at,
    place % 100 === 0 ? 'bookshop' : 'customer',
    `${first} ${last}`,
    first,
    last,
    at,
    place % 100 === 1 ? at : null,
  ];
}

const begin = Date.now();
const momentOf = (place: number) => new Date(begin - place * 5 * MINUTE_MS);
