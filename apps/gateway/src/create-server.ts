import { randomUUID } from 'node:crypto';
import { createLogger } from '@zaino/service/logger';
import { sendProblem as sendFailure } from '@zaino/service/problem-filter';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { readCertificate } from './certificate';
import type { Config } from './config';
import { sendProblem } from './gateway-problem';

/** The server with nothing to serve yet: HTTP/1.1, or with a certificate TLS, with HTTP/2 for those who know it. */
export function createServer(config: Config): FastifyInstance {
  const { RELEASE: release, LOG_LEVEL: level } = config;
  const logger: FastifyBaseLogger = createLogger({ service: 'gateway', release, level });
  const options = {
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle' as const,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: unknown, _request: unknown, reply: unknown) =>
      void sendProblem(reply as FastifyReply, { statusCode: 400 }),
  };
  const certificate = readCertificate(config);
  const app = certificate
    ? fastify({ ...options, http2: true, https: { ...certificate, allowHTTP1: true } })
    : fastify(options);
  // Routes see the same requests and replies; only the types of the sockets below differ.
  const server = app as unknown as FastifyInstance;
  server.setErrorHandler(sendFailure);
  return server;
}
