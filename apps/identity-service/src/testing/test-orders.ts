import type { CustomerOrders } from '@zaino/contracts/orders';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import fastify from 'fastify';
import { refuse } from './test-bookshops';

interface Kept {
  cart: unknown;
  orders: unknown[];
}

/** Stands in for the orders service: what it keeps of each customer, in memory. */
export class TestOrders {
  readonly customers = new Map<string, Kept>();
  /** The address that each account has proven, as it was told. */
  readonly proven = new Map<string, string>();
  /** What it tells of somebody’s orders. */
  readonly latest = new Map<string, CustomerOrders>();
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
    const path = '/internal/customers/:uid';
    this.server.addHook('onRequest', async ({ headers }, reply) => {
      if (this.isAway) return refuse(reply, 503, 'unavailable');
      if (headers[SERVICE_KEY_HEADER] !== this.serviceKey) {
        return refuse(reply, 401, 'unauthenticated');
      }
    });
    this.server.get<{ Params: { uid: string } }>(path, ({ params }) => {
      return this.customers.get(params.uid) ?? { cart: null, orders: [] };
    });
    this.server.get<{ Params: { uid: string } }>(`${path}/orders`, ({ params }): CustomerOrders => {
      return this.latest.get(params.uid) ?? { count: 0, orders: [] };
    });
    this.server.put<{ Params: { uid: string }; Body: { email: string } }>(
      `${path}/proven-address`,
      ({ params, body }) => {
        this.proven.set(params.uid, body.email);
        return {};
      },
    );
    this.server.delete<{ Params: { uid: string } }>(path, ({ params }) => {
      this.customers.delete(params.uid);
      return {};
    });
  }
}
