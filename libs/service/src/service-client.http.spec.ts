import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Calls, defineEndpoint } from '@zaino/contracts/shared';
import { z } from 'zod';
import { toProblem } from './problem';
import { DomainError } from './domain-error';
import { ServiceClient } from './service-client';

const calls = {
  read: { method: 'GET', path: '/internal/things/:id' },
  add: { method: 'POST', path: '/internal/things' },
  remove: { method: 'DELETE', path: '/internal/things/:id' },
} as const satisfies Calls;
const read = defineEndpoint(calls.read, {
  summary: 'A thing',
  access: 'service',
  query: z.object({ color: z.string().optional(), size: z.coerce.number().optional() }),
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string() }),
});
const add = defineEndpoint(calls.add, {
  summary: 'Adds a thing',
  access: 'service',
  query: z.object({}),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});
const remove = defineEndpoint(calls.remove, {
  summary: 'Removes a thing',
  access: 'service',
  query: z.object({}),
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string() }),
});

interface Seen {
  method?: string;
  url?: string;
  key?: string | string[];
  body: string;
}

/** Another service: notes each call, answers as told. */
class OtherService {
  readonly seen: Seen[] = [];
  answer: (response: ServerResponse) => void = (response) => send(response, 200, { name: 'Ada' });
  private readonly server: Server;
  private port = 0;

  constructor() {
    this.server = createServer((request, response) => void this.take(request, response));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    const body = Buffer.concat(chunks).toString();
    this.seen.push({ method, url, key: headers['x-service-key'], body });
    this.answer(response);
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

describe('a service client', () => {
  const services: OtherService[] = [];
  const start = async () => {
    const service = await new OtherService().listen();
    services.push(service);
    return service;
  };
  const clientOf = (...urls: string[]) =>
    new ServiceClient({ baseUrl: urls.join(','), serviceKey: 'key' });
  /** An address that nobody listens at. */
  const deadUrl = async () => {
    const service = await start();
    await service.close();
    return service.url;
  };
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close().catch(() => undefined)));
  });

  it('calls by the contract, with the key', async () => {
    const other = await start();
    const client = clientOf(`${other.url}/`);
    const input = { params: { id: 'a/b ?' }, query: { color: 'blu & rosso', size: 3 } };
    expect(await client.call(read, input)).toEqual({ name: 'Ada' });
    expect(await client.call(add, { body: { name: 'È' } })).toEqual({ name: 'Ada' });
    expect(other.seen).toEqual([
      {
        method: 'GET',
        key: 'key',
        body: '',
        url: '/internal/things/a%2Fb%20%3F?color=blu+%26+rosso&size=3',
      },
      { method: 'POST', url: '/internal/things', key: 'key', body: '{"name":"È"}' },
    ]);
  });

  it('leaves out what the contract does not know', async () => {
    const other = await start();
    other.answer = (response) => send(response, 200, { name: 'Ada', secret: 1 });
    expect(await clientOf(other.url).call(add, { body: { name: 'a' } })).toEqual({ name: 'Ada' });
  });

  it.each([
    new DomainError('conflict', 'domain-taken', { detail: 'Questo dominio è già in uso.' }),
    new DomainError('invalid', 'invalid-input', { errors: [{ path: 'name', message: 'Serve' }] }),
    new DomainError('not-found', 'not-found'),
    new DomainError('forbidden', 'not-yours'),
    new DomainError('limited', 'limited'),
  ])('passes on a refusal as it was (%s)', async (refusal) => {
    const other = await start();
    const problem = toProblem(refusal, 'request-1');
    other.answer = (response) => send(response, problem.status, problem);
    const { detail, errors } = problem;
    await expect(clientOf(other.url).call(remove, { params: { id: '1' } })).rejects.toMatchObject({
      name: 'DomainError',
      kind: refusal.kind,
      code: refusal.code,
      details: { detail, ...(errors && { errors }) },
    });
  });

  const unavailable = { name: 'DomainError', kind: 'unavailable', code: 'unavailable' };
  const problem = (status: number, code: string) => ({
    ...toProblem(new DomainError('conflict', code), 'request-1'),
    status,
  });
  it.each<[string, number, unknown]>([
    ['a fault', 500, problem(500, 'internal')],
    ['its own outage', 503, problem(503, 'unavailable')],
    ['a gateway in between', 502, '<html>Bad Gateway</html>'],
    ['a refused key', 401, problem(401, 'unauthenticated')],
    ['garbage', 200, '{"name":'],
    ['nothing', 200, ''],
    ['another shape', 200, { title: 'Ada' }],
    ['a refusal that is no problem', 409, { message: 'no' }],
    ['a page', 200, '<html></html>'],
  ])('takes %s for no answer', async (_, status, body) => {
    const other = await start();
    other.answer = (response) => send(response, status, body);
    await expect(clientOf(other.url).call(add, { body: { name: 'a' } })).rejects.toMatchObject(
      unavailable,
    );
    expect(other.seen).toHaveLength(1);
  });

  it('follows nobody to another place, least of all with the key', async () => {
    const [other, thief] = [await start(), await start()];
    other.answer = (response) => {
      response.writeHead(307, { location: `${thief.url}/internal/things` }).end();
    };
    await expect(clientOf(other.url).call(add, { body: { name: 'a' } })).rejects.toMatchObject(
      unavailable,
    );
    expect(thief.seen).toEqual([]);
  });

  it.each([
    ['hangs', () => undefined],
    ['breaks off', (response: ServerResponse) => void response.destroy()],
  ])(
    'sends nothing twice to a service that %s',
    async (_, answer) => {
      const [other, spare] = [await start(), await start()];
      other.answer = answer;
      const client = clientOf(other.url, spare.url);
      await Promise.all([
        expect(client.call(add, { body: { name: 'a' } })).rejects.toMatchObject(unavailable),
        expect(client.call(read, { params: { id: '1' } })).rejects.toMatchObject(unavailable),
      ]);
      expect([other.seen.length, spare.seen.length]).toEqual([2, 0]);
    },
    15_000,
  );

  it('asks the next copy where one does not accept the connection', async () => {
    const other = await start();
    const client = clientOf(await deadUrl(), ` ${other.url}`);
    expect(await client.call(add, { body: { name: 'a' } })).toEqual({ name: 'Ada' });
    expect(other.seen).toHaveLength(1);
  });

  it('tries once more, a moment later, what may be sent twice', async () => {
    const other = await start();
    await other.close();
    const client = clientOf(other.url);
    const reading = client.call(read, { params: { id: '1' } });
    const adding = client.call(add, { body: { name: 'a' } });
    await expect(adding).rejects.toMatchObject(unavailable);
    await other.listen();
    expect(await reading).toEqual({ name: 'Ada' });
    expect(other.seen).toHaveLength(1);
  });

  it('says that nobody is there', async () => {
    const client = clientOf(await deadUrl());
    await expect(client.call(remove, { params: { id: '1' } })).rejects.toMatchObject(unavailable);
  });
});
