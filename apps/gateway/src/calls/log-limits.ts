import type { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyInstance } from 'fastify';
import { createAllowance } from '@zaino/service/minute-allowance';
import { clientAddress } from './client-address';

/** More entries tell nothing new. */
const ENTRIES_A_MINUTE = 60;

/** Tells the security log of everything that was refused because there was too much of it, here or by a service. */
export function logLimits(app: FastifyInstance, securityLog: SecurityLog): void {
  const mayWrite = createAllowance(ENTRIES_A_MINUTE, (left) =>
    app.log.warn({ left }, 'further limits left out of the security log'),
  );
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 429 && mayWrite()) {
      const { method, routeOptions } = request;
      securityLog.record({
        level: 'WARN',
        category: 'limit.reached',
        message: 'Too many requests',
        data: { method, route: routeOptions.url },
        client: clientAddress(request),
      });
    }
    done();
  });
}
