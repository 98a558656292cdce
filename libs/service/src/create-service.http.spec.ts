import { Controller, Get, type INestApplication, Module } from '@nestjs/common';
import { defineEndpoint, problemSchema } from '@zaino/contracts/shared';
import { z } from 'zod';
import { undeclaredHandlers } from './controller-routes';
import { createService } from './create-service';
import { createLogger } from './logger';
import { PreparedAnswer } from './prepared-answer';
import { Readiness } from './readiness';
import { type BodyOf, Input, type QueryOf, Route } from './route';

const greeting = {
  summary: 'Greets',
  access: 'public',
  query: z.object({ name: z.string().max(10) }),
  response: z.object({ greeting: z.string() }),
} as const;
const greet = defineEndpoint({ method: 'GET', path: '/api/greet' }, greeting);
const orderCall = { method: 'POST', path: '/api/order' } as const;
const order = defineEndpoint(orderCall, {
  summary: 'Orders',
  access: 'public',
  query: z.object({}),
  body: z.object({ quantity: z.number().int() }),
  response: z.object({ quantity: z.number() }),
});
const secret = defineEndpoint(
  { method: 'GET', path: '/api/secret' },
  { ...greeting, access: 'admin', staff: 'money' },
);
const broken = defineEndpoint(
  { method: 'GET', path: '/api/broken' },
  { ...greeting, query: z.object({}) },
);
const large = defineEndpoint(
  { method: 'GET', path: '/api/large' },
  { ...greeting, query: z.object({}) },
);

@Controller()
class GreetController {
  @Route(greet)
  greet(@Input() { name }: QueryOf<typeof greet>) {
    return { greeting: `Ciao ${name}` };
  }

  @Route(order)
  order(@Input('body') { quantity }: BodyOf<typeof order>) {
    return { quantity };
  }

  @Route(secret)
  secret() {
    return { greeting: 'secret' };
  }

  @Route(broken)
  broken(): never {
    throw new Error('password=1234');
  }

  @Route(large)
  large() {
    return PreparedAnswer.json({ greeting: 'ciao '.repeat(1_000) });
  }

  @Get('/api/forgotten')
  forgotten() {
    return { greeting: 'nobody declared me' };
  }
}

@Module({ controllers: [GreetController] })
class GreetModule {}

const config = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'info' as const,
  LOG_REQUESTS: 'all' as const,
  RELEASE: 'r1',
};

describe('createService', () => {
  const log: string[] = [];
  let app: INestApplication;
  let origin: string;

  beforeAll(async () => {
    const options = { service: 'greet', release: 'r1', level: 'info' };
    const logger = createLogger(options, { write: (line: string) => void log.push(line) });
    app = await createService(GreetModule, { name: 'greet', config, logger });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });
  afterAll(() => app.close());

  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${origin}${path}`, init);
    return {
      status: answer.status,
      headers: answer.headers,
      body: await answer.json(),
    };
  };

  it('hands the checked input to the handler and tags the answer', async () => {
    const { status, headers, body } = await call('/api/greet?name=Ada');
    expect([status, body]).toEqual([200, { greeting: 'Ciao Ada' }]);
    expect(headers.get('etag')).toMatch(/^W\/"/);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('refuses input that the contract does not allow, in Italian', async () => {
    const { status, body } = await call('/api/greet?name=una%20persona%20vera');
    const { errors } = problemSchema.parse(body);
    expect([status, errors?.[0]?.path]).toEqual([400, 'name']);
    expect(errors?.[0]?.message).toMatch(/^Al massimo \d+ caratteri$/);
  });

  const post = (body: string, type = 'application/json') =>
    call('/api/order', { method: 'POST', body, headers: { 'content-type': type } });

  it('checks bodies', async () => {
    expect((await post('{"quantity":2}')).body).toEqual({ quantity: 2 });
    expect((await post('{"quantity":"2"}')).status).toBe(400);
  });

  it.each([
    ['that is no JSON', '{', 'application/json', 400],
    ['of another type', '<a/>', 'application/xml', 415],
    ['that is a form', 'quantity=2', 'application/x-www-form-urlencoded', 415],
    ['that is too large', `"${'a'.repeat(300_000)}"`, 'application/json', 413],
  ])('refuses a body %s', async (_, body, type, status) => {
    const answer = await post(body, type);
    expect([answer.status, problemSchema.parse(answer.body).status]).toEqual([status, status]);
  });

  it('answers HEAD without a body', async () => {
    const answer = await fetch(`${origin}/api/greet?name=Ada`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('keeps out who has not proved to be allowed', async () => {
    expect((await call('/api/secret')).status).toBe(401);
  });

  it('keeps everybody out of a route that declares nothing, and names it', async () => {
    expect((await call('/api/forgotten')).status).toBe(403);
    expect(undeclaredHandlers(app)).toEqual(['GreetController.forgotten']);
  });

  it('tells nobody about its faults but the log', async () => {
    const { status, body } = await call('/api/broken', {
      headers: { 'x-request-id': 'gateway-1234' },
    });
    expect(problemSchema.parse(body)).toMatchObject({
      code: 'internal',
      requestId: 'gateway-1234',
    });
    expect([status, JSON.stringify(body).includes('1234567')]).toEqual([500, false]);
    expect(JSON.stringify(body)).not.toContain('password');
    const line = log
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find(({ err }) => err);
    expect(line).toMatchObject({
      level: 'error',
      requestId: 'gateway-1234',
      service: 'greet',
      release: 'r1',
    });
  });

  it('logs a line for a request, without what was asked for', async () => {
    await call('/api/greet?name=Beatrice');
    const last = JSON.parse(log.at(-1) ?? '{}') as unknown;
    expect(last).toMatchObject({ method: 'GET', route: '/api/greet', status: 200 });
    expect(log.join('')).not.toContain('Beatrice');
  });

  it('sends a prepared answer compressed, and not at all to who has it', async () => {
    const first = await fetch(`${origin}/api/large`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('ciao ciao');
    const headers = { 'if-none-match': `"other", ${first.headers.get('etag') ?? ''}` };
    expect((await fetch(`${origin}/api/large`, { headers })).status).toBe(304);
  });

  it('shows in its OpenAPI document who may call what, and how often that is counted', async () => {
    const { body } = await call('/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/api/greet': { get: { 'x-access': 'public', 'x-rate-class': 'read', security: [] } },
        '/api/order': { post: { 'x-rate-class': 'write' } },
        '/api/secret': {
          get: { 'x-access': 'admin', 'x-staff': 'money', security: [{ admin: [] }] },
        },
      },
      components: { securitySchemes: { session: { in: 'cookie', name: 'zaino_session' } } },
    });
  });

  it('shows at the public door nothing of what admins may call', async () => {
    const { body } = await call('/api/greet/openapi.json');
    const { paths } = body as { paths: object };
    expect(Object.keys(paths)).toContain('/api/greet');
    expect(Object.keys(paths)).not.toContain('/api/secret');
  });

  it('asks to be left out while it drains', async () => {
    expect((await call('/health/ready')).body).toEqual({ status: 'ready', checks: {} });
    app.get(Readiness).drain();
    expect((await call('/health/ready')).status).toBe(503);
    expect((await call('/health/live')).status).toBe(200);
  });
});
