import {
  type AuditAct,
  auditActSchema,
  keepActEndpoint,
  SERVICE_KEY_HEADER,
} from '@zaino/contracts/shared';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Stands in for the identity service as the keeper of the audit log: what this service told it, in memory. */
export class AuditSink {
  private readonly kept = new Map<string, AuditAct>();
  private readonly server = fastify({ forceCloseConnections: true });

  private constructor(private readonly serviceKey: string) {}

  /** `more` adds what else the identity service is asked by this service. */
  static async open(
    serviceKey: string,
    more?: (server: FastifyInstance) => void,
  ): Promise<AuditSink> {
    const sink = new AuditSink(serviceKey);
    sink.route();
    more?.(sink.server);
    await sink.server.listen({ port: 0, host: '127.0.0.1' });
    return sink;
  }

  /** For `IDENTITY_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  /** In the order in which they came. */
  get acts(): AuditAct[] {
    return [...this.kept.values()];
  }

  /** The acts about a subject, once all of these are among them: they come after their calls, in any order. */
  async untilTold(subjectId: string, ...acts: string[]): Promise<AuditAct[]> {
    for (;;) {
      const told = this.acts.filter(({ subject }) => subject.id === subjectId);
      if (acts.every((act) => told.some((one) => one.act === act))) return told;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(): void {
    const { path } = keepActEndpoint;
    this.server.put<{ Params: { id: string } }>(path, ({ headers, params, body }, reply) => {
      if (headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
        void reply.code(401).send({});
        return;
      }
      if (!this.kept.has(params.id)) this.kept.set(params.id, z.parse(auditActSchema, body));
      void reply.send({});
    });
  }
}
