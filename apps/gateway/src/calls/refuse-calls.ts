import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { createAllowance } from '@zaino/service/minute-allowance';
import type { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { sendProblem } from '../gateway-problem';
import type { SiteOf } from '../sites';
import { clientAddress } from './client-address';
import { isForeign } from './foreign-calls';
import { refuseForeignForm } from './receive-book-lists';

/** More entries tell nothing new, and another site could drive the true ones out of the log. */
const ENTRIES_A_MINUTE = 60;

interface Options {
  siteOf: SiteOf;
  securityLog: SecurityLog | undefined;
}

const csrf = new DomainError('forbidden', sharedErrorCodes.csrf);

/** Refuses addresses that mean something else than they say, and calls that another site's page makes. */
export function refuseCalls(app: FastifyInstance, options: Options): onRequestHookHandler {
  const { siteOf, securityLog } = options;
  const mayWrite = createAllowance(ENTRIES_A_MINUTE, (left) =>
    app.log.warn({ left }, 'further refused calls of other sites left out'),
  );

  return (request, reply, done) => {
    if (hasDotSegment(request.url)) {
      sendProblem(reply, 'notFound');
    } else if (isForeign(request, siteOf(request).origin)) {
      if (mayWrite()) securityLog?.record(eventOf(request));
      if (request.routeOptions.config.isForm) refuseForeignForm(reply);
      else sendProblem(reply, csrf);
    } else {
      done();
    }
  };
}

/** `/api/tenants/../../internal` is one path here and another for who resolves it. */
function hasDotSegment(url: string): boolean {
  return /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|$)|\\/i.test(url.replace(/\?.*$/, ''));
}

function eventOf(request: FastifyRequest) {
  const { method, routeOptions } = request;
  return {
    level: 'WARN',
    category: 'csrf.refused',
    message: 'A call came from a page of another site',
    data: { method, route: routeOptions.url },
    client: clientAddress(request),
  } as const;
}
