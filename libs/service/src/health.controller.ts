import { Controller, Header, Res } from '@nestjs/common';
import { type AnswerOf, type Calls, defineEndpoint } from '@zaino/contracts/shared';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Readiness } from './readiness';
import { Route } from './route';

const calls = {
  live: { method: 'GET', path: '/health/live' },
  ready: { method: 'GET', path: '/health/ready' },
} as const satisfies Calls;

const endpoints = {
  live: defineEndpoint(calls.live, {
    summary: 'Whether the process runs',
    access: 'public',
    query: z.object({}),
    response: z.object({ status: z.literal('up') }),
  }),
  ready: defineEndpoint(calls.ready, {
    summary: 'Whether the service can take calls; 503 while it cannot',
    access: 'public',
    query: z.object({}),
    response: z.object({
      status: z.enum(['ready', 'not-ready']),
      checks: z.record(z.string(), z.enum(['up', 'down'])),
    }),
  }),
} as const;

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Route(endpoints.live)
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'up' } as const;
  }

  @Route(endpoints.ready)
  @Header('cache-control', 'no-store')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof endpoints.ready>> {
    const { isReady, checks } = await this.readiness.report();
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not-ready', checks };
  }
}
