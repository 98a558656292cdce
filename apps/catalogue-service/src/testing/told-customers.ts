import { identityInternalEndpoints, type ToldProduct } from '@zaino/contracts/identity';
import type { FastifyInstance } from 'fastify';

interface Told {
  uid: string;
  kind: string;
  noticeId: string;
  products: ToldProduct[];
}

/** What the identity service was asked to tell customers by mail, in memory. */
export class ToldCustomers {
  readonly notices: Told[] = [];
  /** Accounts that are not written to. */
  readonly unwilling = new Set<string>();
  /** While true, every such call is answered with 503. */
  isAway = false;

  /** Of an account, in the order in which they came. */
  of(uid: string): Told[] {
    return this.notices.filter((notice) => notice.uid === uid);
  }

  route(server: FastifyInstance): void {
    const { path } = identityInternalEndpoints.tellOfProducts;
    server.post<{ Params: { uid: string }; Body: Omit<Told, 'uid'> }>(
      path,
      ({ params: { uid }, body }, reply) => {
        if (this.isAway) {
          void reply.code(503).send({});
          return;
        }
        const isWanted = !this.unwilling.has(uid);
        if (isWanted) this.notices.push({ uid, ...body });
        void reply.send({ isWanted });
      },
    );
  }
}
