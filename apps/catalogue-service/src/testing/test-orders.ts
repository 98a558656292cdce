import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify, { type FastifyReply } from 'fastify';

interface Asked {
  Params: { uid: string };
  Querystring: { productId?: string };
}

/** Stands in for the orders service: which products each customer has received, in memory. */
export class TestOrders {
  /** Ids of products by the customer's uid. */
  readonly received = new Map<string, string[]>();
  /** While true, every customer has received every product. */
  isEverythingReceived = false;
  /** While true, every call is answered with 503. */
  isAway = false;

  private readonly server = fastify({ forceCloseConnections: true });

  private constructor(private readonly serviceKey: string) {}

  static async open(serviceKey: string): Promise<TestOrders> {
    const orders = new TestOrders(serviceKey);
    orders.route();
    await orders.server.listen({ port: 0, host: '127.0.0.1' });
    return orders;
  }

  /** For `ORDERS_URL`. */
  get url(): string {
    return this.server.listeningOrigin;
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  private route(): void {
    this.server.addHook('onRequest', async ({ headers }, reply) => {
      if (this.isAway) return refuse(reply, 503, 'unavailable');
      if (headers[SERVICE_KEY_HEADER] !== this.serviceKey)
        return refuse(reply, 401, 'unauthenticated');
    });
    this.server.get<Asked>(ordersInternalEndpoints.purchases.path, ({ params, query }) => {
      const received = this.received.get(params.uid) ?? [];
      const { productId } = query;
      const isAmong = productId === undefined ? received.length > 0 : received.includes(productId);
      return { hasBought: this.isEverythingReceived || isAmong };
    });
  }
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  const detail = 'Rifiutato.';
  return reply.code(status).type('application/problem+json').send({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: 'test',
    success: false,
    error: detail,
  });
}
