import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { releasesInternalEndpoints, type ServiceJudgement } from '@zaino/contracts/releases';
import { SERVICE_KEY_HEADER, serviceContractSchema } from '@zaino/contracts/shared';
import { z } from 'zod';

const { judgeService } = releasesInternalEndpoints;
const askedSchema = z.object({ service: z.string(), contract: serviceContractSchema });

/** Stands in for the registry where it judges services: it says what the test wants. */
export class StandInRegistry {
  /** What it was asked, by the contract. */
  readonly asked: z.output<typeof askedSchema>[] = [];
  url = '';
  private judgement: ServiceJudgement = { broken: [], unknown: [] };
  private readonly server: Server;
  private readonly serviceKey: string;

  private constructor(serviceKey: string) {
    this.serviceKey = serviceKey;
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async open(serviceKey: string): Promise<StandInRegistry> {
    const registry = new StandInRegistry(serviceKey);
    registry.server.listen(0, '127.0.0.1');
    await once(registry.server, 'listening');
    registry.url = `http://127.0.0.1:${(registry.server.address() as AddressInfo).port}`;
    return registry;
  }

  judge(judgement: ServiceJudgement): void {
    this.judgement = judgement;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAllowed = request.headers[SERVICE_KEY_HEADER] === this.serviceKey;
    if (!isAllowed || request.url !== judgeService.path) {
      response.writeHead(401).end();
      return;
    }
    this.asked.push(askedSchema.parse(await json(request)));
    response.end(JSON.stringify(this.judgement));
  }

  /** Nobody listens there any more. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
