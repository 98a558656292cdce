import { type ServiceContract, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify from 'fastify';
import { domainOf, partnerVariables } from '../upstreams/partner-variables';

/** Stands in for the services of the shop: each tells its contract, and nothing else. */
export class LiveServices {
  /** By their names; one that is left out gives nothing and asks for nothing. */
  readonly contracts = new Map<string, ServiceContract>();
  /** Services that do not answer. */
  readonly away = new Set<string>();
  private readonly server = fastify({ forceCloseConnections: true });

  static async open(serviceKey: string): Promise<LiveServices> {
    const services = new LiveServices();
    services.server.get<{ Params: { name: string } }>(
      '/:name/internal/contract',
      ({ headers, params: { name } }, reply) => {
        const isAllowed = headers[SERVICE_KEY_HEADER] === serviceKey;
        if (!isAllowed || services.away.has(name)) void reply.code(503).send({});
        else void reply.send(services.contracts.get(name) ?? { gives: [], uses: [] });
      },
    );
    await services.server.listen({ port: 0, host: '127.0.0.1' });
    return services;
  }

  /** As the registry is told where they are. */
  get settings(): Record<string, string> {
    return Object.fromEntries(
      Object.keys(partnerVariables).map((variable) => [
        variable,
        `${this.server.listeningOrigin}/${domainOf(variable)}`,
      ]),
    );
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
