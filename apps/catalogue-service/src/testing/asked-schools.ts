import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { FastifyInstance } from 'fastify';

interface Question {
  listId: string;
  codiceScuola: string;
  uid: string;
}

interface ToldDecision {
  uid: string;
  noticeId: string;
  decision: string;
  motivo: string;
}

/** What the identity service was asked to ask schools by mail, in memory. */
export class AskedSchools {
  readonly questions: Question[] = [];
  /** What it was to tell who has proposed lists. */
  readonly decisions: ToldDecision[] = [];
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
    server.post<{ Params: { uid: string }; Body: Omit<ToldDecision, 'uid'> }>(
      identityInternalEndpoints.tellTeacher.path,
      ({ params: { uid }, body }, reply) => {
        if (this.isAway) {
          void reply.code(503).send({});
          return;
        }
        this.decisions.push({ uid, ...body });
        void reply.send({});
      },
    );
  }
}
