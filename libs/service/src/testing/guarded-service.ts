import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Access, defineEndpoint, type StaffRight } from '@zaino/contracts/shared';
import { z } from 'zod';
import { createService } from '../create-service';
import { createLogger } from '../logger';
import { RedisModule } from '../redis.module';
import { type BodyOf, Input, Route } from '../route';
import {
  CurrentSession,
  OptionalAdmin,
  OptionalSession,
  type SignedIn,
} from '../sessions/current-session';

const who = z.object({ uid: z.string().nullable() });
type NotAdmin = Exclude<Access, 'admin'>;
const shape = { summary: 'Tells who', query: z.object({}), response: who };
const terms = (access: NotAdmin) => ({ ...shape, access });
const read = (access: NotAdmin) =>
  defineEndpoint({ method: 'GET', path: `/api/${access}` }, terms(access));
const change = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', access: NotAdmin) =>
  defineEndpoint({ method, path: `/api/${access}` }, terms(access));
const ofStaff = (staff: StaffRight) => ({ ...shape, access: 'admin' as const, staff });
const anyAdmin = defineEndpoint({ method: 'GET', path: '/api/admin' }, ofStaff('any'));
const adminChange = defineEndpoint(
  { method: 'DELETE', path: '/api/admin' },
  { ...ofStaff('any'), act: { none: 'Changes nothing' } },
);
const moneyOnly = defineEndpoint({ method: 'GET', path: '/api/admin-money' }, ofStaff('money'));
const allOnly = defineEndpoint({ method: 'GET', path: '/api/admin-all' }, ofStaff('all'));
const plain = defineEndpoint({ method: 'GET', path: '/api/plain' }, terms('public'));
const more = defineEndpoint({ method: 'GET', path: '/api/more' }, terms('public'));

const smallCall = { method: 'POST', path: '/api/small' } as const;
const small = defineEndpoint(smallCall, {
  ...terms('public'),
  body: z.object({ text: z.string() }).strict(),
  bodyLimit: 100,
  rateClass: 'log',
});

const rawCall = { method: 'POST', path: '/api/raw' } as const;
const raw = defineEndpoint(rawCall, {
  ...terms('public'),
  bodyTypes: ['application/octet-stream', 'image/*'],
  bodyLimit: 100,
});

const uidOf = (signedIn: SignedIn | null) => ({ uid: signedIn?.session.user.uid ?? null });

/** One route for each kind of access; every answer tells whom the guard saw. */
@Controller()
class GuardedController {
  @Route(read('public'))
  whoever(@OptionalSession() signedIn: SignedIn | null) {
    return uidOf(signedIn);
  }

  @Route(plain)
  plain() {
    return uidOf(null);
  }

  @Route(more)
  more(@OptionalAdmin('money') admin: SignedIn | null) {
    return uidOf(admin);
  }

  @Route(small)
  small(@Input('body') { text }: BodyOf<typeof small>) {
    return { uid: text };
  }

  @Route(raw)
  raw(@Input('body') body: Buffer) {
    return { uid: body.toString('hex') };
  }

  @Route(read('customer'))
  customer(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(read('bookshop'))
  bookshop(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(anyAdmin)
  admin(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(adminChange)
  adminChange(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(moneyOnly)
  moneyOnly(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(allOnly)
  allOnly(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(read('service'))
  service() {
    return uidOf(null);
  }

  @Route(change('POST', 'customer'))
  post(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(change('PUT', 'customer'))
  put(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(change('PATCH', 'customer'))
  patch(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }

  @Route(change('DELETE', 'customer'))
  remove(@CurrentSession() signedIn: SignedIn) {
    return uidOf(signedIn);
  }
}

interface Options {
  redisUrl: string;
  serviceKey?: string;
  log?: string[];
  /** A free one unless told. */
  port?: number;
}

/** A service with routes for every kind of access, listening on a port of its own. */
export async function startGuardedService(options: Options): Promise<NestFastifyApplication> {
  @Module({ imports: [RedisModule.connect(options.redisUrl)], controllers: [GuardedController] })
  class Guarded {}
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'info' as const,
    RELEASE: 'test',
    SERVICE_KEY: options.serviceKey,
  };
  const logger = createLogger(
    { service: 'guarded', release: 'test', level: 'info' },
    { write: (line: string) => void options.log?.push(line) },
  );
  const app = await createService(Guarded, { name: 'guarded', config, logger });
  await app.listen(options.port ?? 0, '127.0.0.1');
  return app;
}
