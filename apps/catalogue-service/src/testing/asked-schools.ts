import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { FastifyInstance } from 'fastify';

interface Question {
  listId: string;
  codiceScuola: string;
  uid: string;
}

/** What the identity service was asked to ask schools by mail, in memory. */
export class AskedSchools {
  readonly questions: Question[] = [];
  /** By code; no other has an address. */
  readonly schools = new Map<string, { name: string; kind: string }>();
  /** While true, every such call is answered with 503. */
  isAway = false;

  route(server: FastifyInstance): void {
    const { path } = identityInternalEndpoints.askSchool;
    server.post<{ Params: { id: string }; Body: Omit<Question, 'listId'> }>(
      path,
      ({ params: { id }, body }, reply) => {
        if (this.isAway) {
          void reply.code(503).send({});
          return;
        }
        const school = this.schools.get(body.codiceScuola) ?? null;
        if (school !== null) this.questions.push({ listId: id, ...body });
        void reply.send({ school });
      },
    );
  }
}
