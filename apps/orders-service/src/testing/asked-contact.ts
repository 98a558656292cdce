import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import type { FastifyInstance } from 'fastify';

type OrderPush = BodyOf<typeof identityInternalEndpoints.tellOfOrder>;

/** Stands in for what the identity service knows of who wants to be written to. */
export class AskedContact {
  /** Addresses of those who want mails, by the account. */
  readonly willing = new Map<string, string>();
  /** Pushes that were asked for, with whose they are. */
  readonly pushes: (OrderPush & { uid: string })[] = [];
  /** While true, every such call is answered with 503. */
  isAway = false;

  route(server: FastifyInstance): void {
    const { beginMail, tellOfOrder, whoWants } = identityInternalEndpoints;
    server.post<{ Body: { uids: string[] } }>(whoWants.path, ({ body }, reply) => {
      if (this.isAway) {
        void reply.code(503).send({});
        return;
      }
      void reply.send({ uids: body.uids.filter((uid) => this.willing.has(uid)) });
    });
    server.post<{ Params: { uid: string }; Body: OrderPush }>(
      tellOfOrder.path,
      ({ params, body }, reply) => {
        if (this.isAway) {
          void reply.code(503).send({});
          return;
        }
        this.pushes.push({ ...body, uid: params.uid });
        void reply.send({});
      },
    );
    server.post<{ Params: { uid: string } }>(beginMail.path, ({ params }) => {
      const email = this.willing.get(params.uid);
      if (email === undefined) return { recipient: null };
      const url = `http://127.0.0.1:4200/api/contact-endings/${'x'.repeat(43)}`;
      const ending = { words: 'Non voglio più ricevere questi avvisi', url };
      return { recipient: { email, firstName: 'Anna', ending } };
    });
  }
}
