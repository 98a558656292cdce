import type { INestApplicationContext } from '@nestjs/common';
import type { AdminProduct, ProductInput } from '@zaino/contracts/catalogue';
import { type Role, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { createService } from '@zaino/service/create-service';
import { AuditSink } from '@zaino/service/testing/audit-sink';
import { type ContractFetch, contractFetch } from '@zaino/service/testing/contract-fetch';
import { migratedDataSource } from '@zaino/service/testing/migrated-schema';
import {
  callsByAdmin,
  callTo,
  type Headers,
  type MakeCall,
  signInTo,
} from '@zaino/service/testing/service-calls';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';
import { AskedSchools } from './asked-schools';
import { TestOrders } from './test-orders';
import { ToldCustomers } from './told-customers';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
/** Of another service of ours. */
export const serviceKeyHeader: Headers = { [SERVICE_KEY_HEADER]: SERVICE_KEY };

interface Saved {
  success: true;
  changeId: string;
  product: AdminProduct;
}

export interface TestService {
  app: INestApplicationContext;
  url: string;
  /** For what a test looks up or changes past the service. */
  database: DataSource;
  /** Of its database past the relay. */
  databaseUrl: string;
  /** Take the database, or Redis, away from the service alone. */
  databaseRelay: ServerRelay;
  redisRelay: ServerRelay;
  /** What customers have received. */
  orders: TestOrders;
  /** What the service told the audit log. */
  auditLog: AuditSink;
  /** What it had told to customers. */
  told: ToldCustomers;
  /** What it had asked of schools. */
  asked: AskedSchools;
  /** Moves the service's clock. */
  advance: (ms: number) => void;
  /** Milliseconds since 1970 by the service's clock. */
  now: () => number;
  /** For bodies and answers that are no JSON. */
  send: ContractFetch;
  call: MakeCall;
  /** The same by an admin, who signs in again where the clock was moved. */
  adminCall: MakeCall;
  /** Headers of somebody who has just signed in: a bearer for an admin, a cookie for others. */
  signIn: (role?: Role) => Promise<Headers>;
  /** Makes a product by the call that admins use. */
  product: (input?: Partial<ProductInput>) => Promise<AdminProduct>;
  stop: () => Promise<void>;
}

/** The real service on a schema and a Redis of its own, by way of relays, with a clock that the test moves. */
export async function startTestService(): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await migratedDataSource(schema.url, createDataSource);
  const [databaseRelay, redisRelay] = [await relayTo(schema.serviceUrl), await relayTo(redis.url)];
  const orders = await TestOrders.open(SERVICE_KEY);
  const told = new ToldCustomers();
  const asked = new AskedSchools();
  const auditLog = await AuditSink.open(SERVICE_KEY, (server) => {
    told.route(server);
    asked.route(server);
  });
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    SERVICE_KEY,
    IDENTITY_URL: auditLog.url,
    MYSQL_URL: databaseRelay.url,
    REDIS_URL: redisRelay.url,
    ORDERS_URL: orders.url,
    ANSWER_CACHE_MB: 8,
    BRAND_NAME: 'Zaino',
  };
  const app = await createService(AppModule.with(config), { name: 'catalogue', config });
  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  app.get(Clock, { strict: false }).now = now;
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    url,
    database,
    databaseUrl: schema.url,
    databaseRelay,
    redisRelay,
    orders,
    auditLog,
    told,
    asked,
    now,
    advance: (ms) => (advancedMs += ms),
    ...calls(app, url, now),
    stop: async () => {
      await app.close();
      await Promise.all([auditLog.close(), orders.close()]);
      await Promise.all([databaseRelay.cut(), redisRelay.cut(), database.destroy()]);
      await Promise.all([schema.drop(), redis.drop()]);
    },
  };
}

/** What a new product needs at least. */
export const newProduct: ProductInput = {
  nome: 'Quaderno a righe',
  categoria: 'Quaderni',
  prezzoOriginale: 2,
  fornitore: 'Cartiera di prova',
};

function calls(app: INestApplicationContext, origin: string, now: () => number) {
  const call = callTo(app, origin);
  const adminCall = callsByAdmin({ app, call, now });
  const signIn: TestService['signIn'] = (role) => signInTo(app, role);
  const product: TestService['product'] = async (input) => {
    const { status, body } = await adminCall<Saved>({
      method: 'POST',
      path: '/api/saveproduct',
      body: { product: { ...newProduct, ...input }, isEdit: false, productId: null },
    });
    if (status !== 200) throw new Error(`No product was made: ${JSON.stringify(body)}`);
    return body.product;
  };
  return { send: contractFetch(app, origin), call, adminCall, signIn, product };
}
