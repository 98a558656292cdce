import { createAllowance } from '@zaino/service/minute-allowance';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../gateway-problem';
import { readViolations } from './csp-violation';

/** Where browsers tell what the content security policy stopped. */
export const CSP_REPORTS_PATH = '/csp-reports';

/** A report is about 1 kB; a browser sends several at once. */
const BODY_LIMIT = 32 * 1024;
const LINES_A_REQUEST = 10;

/** More tell nothing new, and anybody can send reports. */
const LINES_A_MINUTE = 60;

/** Takes browsers' reports and writes one line of log for each, as far as there are not too many. */
export async function receiveCspReports(app: FastifyInstance): Promise<void> {
  const mayWrite = createAllowance(LINES_A_MINUTE, (left) =>
    app.log.warn({ left }, 'further reports of the content security policy left out'),
  );
  await app.register((scope, _options, done) => {
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      sendProblem(reply, { statusCode: error.statusCode ?? 500 }),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
      for (const violation of readViolations(request.body).slice(0, LINES_A_REQUEST)) {
        if (mayWrite()) request.log.warn(violation, 'content security policy violated');
      }
      return reply.code(204).send();
    });
    done();
  });
}
