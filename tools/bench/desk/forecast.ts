import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  bookshopsApi,
  bookshopsInternalEndpoints,
  type Forecast,
} from '@zaino/contracts/bookshops';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { fewHeaps } from '@zaino/tools/start/processes';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { CheckoutStack } from '../checkout/stack';
import { startDemoSchools } from '../stack/demo-schools';
import { arriveSteadily, type MeasuredLoad } from '../stack/load';
import { type Served, uncounted } from '../stack/processes';

/** As many as a bookshop can choose. */
const SCHOOLS = 30;
const CALLS = 30;
const WARM_UP = 3;
const A_SECOND = 1;

const built = join(workspaceRoot, 'dist/apps');

/** What a forecast is asked of: the bookshop's own service, and a gateway that leads to it. */
interface ForecastStack {
  gateway: Served;
  bookshops: Served;
  bookshopsDatabase: string;
}

/** A forecast for thirty schools, from their lists and from all orders of the bookshop, through a gateway. */
export async function measureForecast(
  stack: CheckoutStack,
  owner: SignedInBuyer,
): Promise<MeasuredLoad> {
  const opened = await open(stack);
  await choosePlanAndSchools(stack, opened, owner);
  const path = pathOf(bookshopsApi.forecast.path);
  await assertWhole(opened.gateway, path, owner);
  const load = { origin: opened.gateway.url, headers: owner.headers, perSecond: A_SECOND };
  await arriveSteadily({ ...load, paths: Array<string>(WARM_UP).fill(path) });
  return arriveSteadily({ ...load, paths: Array<string>(CALLS).fill(path) });
}

const pathOf = (path: string) => path.replace(':id', bookshop.id);

/** They go with the stack. */
async function open({ environment, orders }: CheckoutStack): Promise<ForecastStack> {
  buildApps(['bookshops-service', 'schools-service']);
  const { processes, servers, common, folder } = environment;
  const schools = await startDemoSchools(environment);
  const bookshopsDatabase = await servers.schemaUrl('zaino_bookshops');
  const env = { ...common, MYSQL_URL: bookshopsDatabase };
  await processes.run([join(built, 'bookshops-service/cli.js'), 'migrate'], env);
  const upstreams = { ORDERS_URL: orders.url, SCHOOLS_URL: schools.url };
  const bookshops = await processes.serve({
    args: [join(built, 'bookshops-service/main.js')],
    env: { ...env, ...upstreams, ...fewHeaps },
    healthPath: '/health/ready',
  });
  const gateway = await processes.serve({
    args: [join(built, 'gateway/main.js')],
    env: {
      ...common,
      ...upstreams,
      ...fewHeaps,
      ...uncounted,
      BOOKSHOPS_URL: bookshops.url,
      RELEASES_DIR: join(folder, 'releases'),
    },
    healthPath: '/health/live',
  });
  return { gateway, bookshops, bookshopsDatabase };
}

/** The bookshop of the orders, with the plan that gives a forecast. */
async function choosePlanAndSchools(
  { environment }: CheckoutStack,
  { gateway, bookshops, bookshopsDatabase }: ForecastStack,
  owner: SignedInBuyer,
): Promise<void> {
  const key = { [SERVICE_KEY_HEADER]: environment.common['SERVICE_KEY'] ?? '' };
  const { reserve, confirm } = bookshopsInternalEndpoints;
  const { id } = bookshop;
  const reservation = { id, ownerId: randomUUID(), name: 'Libreria del Corso', domain: 'corso' };
  const contact = { email: 'corso@example.com' };
  await send(bookshops, reserve, { headers: key, body: { ...reservation, ...contact } });
  await send(bookshops, confirm, { headers: key });
  await query(
    bookshopsDatabase,
    "INSERT INTO subscription (tenant_id, status) VALUES (?, 'active')",
    [id],
  );
  const schools = await schoolsWithLists(environment.servers.mysqlUrl);
  await send(gateway, bookshopsApi.updateTenant, { headers: owner.headers, body: { schools } });
}

/** Those with the most classes. */
async function schoolsWithLists(mysqlUrl: string): Promise<string[]> {
  const rows = await query<{ code: string }>(
    mysqlUrl,
    `SELECT school_codice AS code FROM class_group
     GROUP BY school_codice ORDER BY COUNT(*) DESC, school_codice LIMIT ?`,
    [SCHOOLS],
  );
  if (rows.length < SCHOOLS) throw new Error(`Only ${rows.length} schools have lists.`);
  return rows.map(({ code }) => code);
}

async function query<Row extends object>(
  database: string,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const connection = await createConnection(database);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql, values);
    return rows as unknown as Row[];
  } finally {
    await connection.end();
  }
}

interface Sent {
  headers: Record<string, string>;
  body?: object;
}

async function send(
  { url }: Served,
  { method, path }: { method: string; path: string },
  { headers, body }: Sent,
): Promise<void> {
  const answer = await fetch(url + pathOf(path), {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Half a forecast would be fast, too. */
async function assertWhole(gateway: Served, path: string, owner: SignedInBuyer): Promise<void> {
  const answer = await fetch(gateway.url + path, { headers: owner.headers });
  const { schools, books } = (await answer.json()) as Partial<Forecast>;
  const listed = schools?.filter(({ classes }) => classes > 0) ?? [];
  if (listed.length < SCHOOLS || !books?.length) {
    throw new Error(
      `${path}: ${answer.status}, ${listed.length} schools, ${books?.length ?? 0} books`,
    );
  }
}
