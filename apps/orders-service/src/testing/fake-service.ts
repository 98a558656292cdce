import { type Endpoint, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify, { type FastifyReply } from 'fastify';
import { z } from 'zod';

interface Refusal {
  status: number;
  code: string;
}

/** Thrown by a handler of a fake, and answered as the real service would. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

interface Handled<Bound extends Endpoint> {
  body: z.output<NonNullable<Bound['body']>>;
  params: z.output<NonNullable<Bound['params']>>;
  query: z.output<Bound['query']>;
}

/** Stands in for another service: real HTTP, checked by the contract in both directions, kept in memory. */
export class FakeService {
  /** Method and path of every call that came, in order. */
  readonly calls: string[] = [];
  /** While true, every call is answered with 503. */
  isAway = false;
  /** The next calls do their work and lose their answer on the way back. */
  answersToLose = 0;
  /** Awaited before every call: for a test that lets something happen meanwhile. */
  beforeCall: () => Promise<void> = () => Promise.resolve();

  private readonly server = fastify({ forceCloseConnections: true });

  constructor(private readonly serviceKey: string) {}

  /** For the address in the configuration. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  async listen(): Promise<void> {
    await this.server.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  protected on<Bound extends Endpoint>(
    endpoint: Bound,
    handle: (call: Handled<Bound>) => z.input<Bound['response']>,
  ): void {
    this.server.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        this.calls.push(`${request.method} ${request.url}`);
        await this.beforeCall();
        if (this.isAway) return refuse(reply, { status: 503, code: 'unavailable' });
        if (request.headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
          return refuse(reply, { status: 401, code: 'unauthenticated' });
        }
        try {
          const body = (endpoint.body &&
            z.parse(endpoint.body, request.body)) as Handled<Bound>['body'];
          const params = (endpoint.params &&
            z.parse(endpoint.params, request.params)) as Handled<Bound>['params'];
          const query = z.parse(endpoint.query, request.query) as Handled<Bound>['query'];
          const answer = z.parse(endpoint.response, handle({ body, params, query }));
          if (this.answersToLose === 0) return answer;
          this.answersToLose -= 1;
          request.raw.socket.destroy();
          reply.hijack();
          return undefined;
        } catch (error) {
          if (error instanceof FakeRefusal) return refuse(reply, error);
          throw error;
        }
      },
    });
  }
}

function refuse(reply: FastifyReply, { status, code }: Refusal): FastifyReply {
  const detail = 'Rifiutato.';
  return reply.code(status).type('application/problem+json').send({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: 'fake-service',
    success: false,
    error: detail,
  });
}
