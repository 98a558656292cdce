import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import type { AdminBookshop, BookshopCommand, OwnTenant } from '@zaino/contracts/bookshops';
import {
  type AdminArea,
  CSRF_HEADER,
  type Problem,
  type Role,
  SERVICE_KEY_HEADER,
  SESSION_COOKIE,
} from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { contractFetch } from '@zaino/service/testing/contract-fetch';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppModule } from '../app.module';
import { type FigureSettings, figureVariables, type PlanSettings, planVariables } from '../config';
import { createDataSource } from '../database/data-source';
import { SubscriptionEntity } from '../plans/subscription.entity';
import { TenantEntity } from '../tenants/tenant.entity';
import { FakeNeighbours } from './fake-neighbours';

const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
export const serviceKeyHeader = { [SERVICE_KEY_HEADER]: SERVICE_KEY };

interface TestCall {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface TestAnswer {
  status: number;
  headers: Headers;
  /** Of a tenant, or of a problem. */
  body: OwnTenant & Problem;
}

export interface TestService {
  app: INestApplicationContext;
  origin: string;
  /** For what a test looks up past the service. */
  database: DataSource;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** What this service asks of others. */
  neighbours: FakeNeighbours;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  call: (call: TestCall) => Promise<TestAnswer>;
  /** Headers of somebody who is signed in. */
  signIn: (user: { role?: Role; tenantId?: string | null }) => Promise<Record<string, string>>;
  reserve: (reservation?: Partial<Reservation>) => Promise<TestAnswer>;
  /** A bookshop with its owner's headers. */
  bookshop: (reservation?: Partial<Reservation>) => Promise<Bookshop>;
  /** One that an admin has approved before: its owner opens it. */
  approvedBookshop: (reservation?: Partial<Reservation>) => Promise<Bookshop>;
  /** One with the paid plan. */
  paidBookshop: (reservation?: Partial<Reservation>) => Promise<Bookshop>;
  /** What an admin reads of a bookshop, and decides on what was read. */
  review: (id: string) => Promise<AdminBookshop>;
  command: (id: string, command: BookshopCommand) => Promise<ReviewAnswer>;
  stop: () => Promise<void>;
}

interface ReviewAnswer {
  status: number;
  body: AdminBookshop & Problem;
}

interface Reservation {
  id: string;
  ownerId: string;
  name: string;
  domain: string;
}

export interface Bookshop {
  tenant: OwnTenant;
  headers: Record<string, string>;
  read: () => Promise<TestAnswer>;
  change: (changes: object) => Promise<TestAnswer>;
  /** As the identity service does, once the link of the mail was followed. */
  proveAddress: () => Promise<TestAnswer>;
}

/** The real service on a schema and a Redis of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(
  environment: { VIES_URL?: string } & Partial<FigureSettings & PlanSettings> = {},
): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await migratedDataSource(schema.url, createDataSource);
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const neighbours = await FakeNeighbours.open();
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    ANSWER_CACHE_MB: 1,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    PUBLIC_URL: 'https://www.zaino.example',
    SERVICE_KEY,
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
    IDENTITY_URL: neighbours.url,
    ORDERS_URL: neighbours.url,
    SCHOOLS_URL: neighbours.url,
    ...z.object({ ...planVariables, ...figureVariables }).parse({}),
    ...environment,
  };
  const app = await createService(AppModule.with(config), { name: 'bookshops', config });
  let advancedMs = 0;
  app.get(Clock, { strict: false }).now = () => Date.now() + advancedMs;
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    origin,
    database,
    databaseRelay,
    redisRelay,
    neighbours,
    advance: (ms) => (advancedMs += ms),
    ...calls(app, { origin, database }),
    stop: async () => {
      await app.close();
      await neighbours.close();
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), database.destroy()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

let lastNumber = 0;

function calls(
  app: INestApplicationContext,
  { origin, database }: { origin: string; database: DataSource },
) {
  const send = contractFetch(app, origin);
  const call: TestService['call'] = async ({ method = 'GET', path, body, headers }) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await send(path, {
      method,
      headers: { ...content, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { status } = answer;
    return { status, headers: answer.headers, body: (await answer.json()) as TestAnswer['body'] };
  };
  const signIn: TestService['signIn'] = async ({ role = 'bookshop', tenantId = null }) => {
    const user = {
      uid: randomUUID(),
      email: 'prova@example.com',
      isEmailVerified: false,
      displayName: 'Prova',
      role,
      tenantId,
    };
    const kind = role === 'admin' ? 'admin' : 'browser';
    const areas: AdminArea[] | undefined = role === 'admin' ? ['all'] : undefined;
    const store = app.get(SessionStore, { strict: false });
    const { id, session } = await store.open({ kind, user, areas, device: 'Prova' });
    const bearer: Record<string, string> = { authorization: `Bearer ${id}` };
    if (role === 'admin') return bearer;
    return { cookie: `${SESSION_COOKIE}=${id}`, [CSRF_HEADER]: session.csrfToken };
  };
  const reserve: TestService['reserve'] = (reservation = {}) => {
    lastNumber += 1;
    const body = {
      id: randomUUID(),
      ownerId: randomUUID(),
      name: 'Libreria di prova',
      domain: `prova-${lastNumber}`,
      ...reservation,
    };
    return call({ method: 'POST', path: '/internal/tenants', body, headers: serviceKeyHeader });
  };
  const bookshop: TestService['bookshop'] = async (reservation) => {
    const { body: tenant } = await reserve(reservation);
    const confirmation = `/internal/tenants/${tenant.id}/confirm`;
    await call({ method: 'POST', path: confirmation, headers: serviceKeyHeader });
    const headers = await signIn({ tenantId: tenant.id });
    const path = `/api/tenants/${tenant.id}`;
    return {
      tenant,
      headers,
      read: () => call({ path, headers }),
      change: (body) => call({ method: 'PUT', path, headers, body }),
      proveAddress: () =>
        call({
          method: 'PUT',
          path: `/internal/tenants/${tenant.id}/address-proof`,
          headers: serviceKeyHeader,
          body: { provenAt: '2026-09-01T08:00:00.000Z' },
        }),
    };
  };
  const approvedBookshop: TestService['approvedBookshop'] = async (reservation) => {
    const made = await bookshop(reservation);
    const approvedAt = new Date();
    await database.manager.update(TenantEntity, { id: made.tenant.id }, { approvedAt });
    return made;
  };
  const paidBookshop: TestService['paidBookshop'] = async (reservation) => {
    const made = await bookshop(reservation);
    const { id: tenantId } = made.tenant;
    await database.manager.insert(SubscriptionEntity, { tenantId, status: 'active' });
    return made;
  };
  const made = { bookshop, approvedBookshop, paidBookshop };
  return { call, signIn, reserve, ...made, ...staffCalls(call, signIn) };
}

function staffCalls(call: TestService['call'], signIn: TestService['signIn']) {
  const review: TestService['review'] = async (id) => {
    const headers = await signIn({ role: 'admin' });
    const { body } = await call({ path: `/api/admin/bookshops/${id}`, headers });
    return body as unknown as AdminBookshop;
  };
  const command: TestService['command'] = async (id, decision) => {
    const { version } = await review(id);
    const { status, body } = await call({
      method: 'POST',
      path: `/api/admin/bookshops/${id}/commands`,
      headers: await signIn({ role: 'admin' }),
      body: { version, command: decision },
    });
    return { status, body: body as unknown as ReviewAnswer['body'] };
  };
  return { review, command };
}

/** What an open bookshop needs to have. */
export const ready = {
  address: 'Via Roma 1',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  email: 'clienti@libreria.example',
  openingHours: [[{ from: '09:00', to: '12:30' }], [], [], [], [], [], []],
};
