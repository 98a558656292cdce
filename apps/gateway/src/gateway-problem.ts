import { type ErrorKind, type Problem, statusOfKind } from '@zaino/contracts/shared';
import type { FastifyReply } from 'fastify';

const problems = {
  notFound: { kind: 'not-found', code: 'not-found', detail: 'Questo indirizzo non esiste.' },
  unavailable: {
    kind: 'unavailable',
    code: 'unavailable',
    detail: 'Servizio momentaneamente non disponibile',
  },
  invalid: { kind: 'invalid', code: 'invalid-input', detail: 'La richiesta non è leggibile.' },
} satisfies Record<string, { kind: ErrorKind; code: string; detail: string }>;

/** Answers with a refusal of the gateway's own; never cached. */
export function sendProblem(reply: FastifyReply, name: keyof typeof problems): FastifyReply {
  const { kind, code, detail } = problems[name];
  const status = statusOfKind[kind];
  const problem: Problem = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: reply.request.id,
    success: false,
    error: detail,
  };
  return reply
    .code(status)
    .headers({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(JSON.stringify(problem));
}
