import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type DynamicModule, Logger, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Endpoint } from '@zaino/contracts/shared';
import { SERVICE_LIMIT_MS } from '@zaino/rules/time-limits';
import { type FastifyInstance, LogController } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import { forClient } from './calling-client';
import { asCall } from './calling-staff';
import { clientAddress } from './client-address';
import { controllerRoutes } from './controller-routes';
import { withDeadline } from './deadline';
import { createLogger, NestLogger } from './logger';
import { MovedAddresses } from './moved-addresses';
import { Metrics } from './metrics';
import { openApiDocument } from './openapi';
import type { ServiceConfig } from './parse-config';
import { PreparedAnswer } from './prepared-answer';
import { toProblem } from './problem';
import { sendProblem } from './problem-filter';
import { createRequestChoice, type LoggedRequests } from './logged-requests';
import { BODY_LIMIT, limitBodies, takeBodies } from './request-bodies';
import { sendAnswers } from './send-answers';
import { ServiceKeys } from './service-keys';
import { ServiceModule } from './service.module';

export interface ServiceOptions {
  /** As in `/api/<name>/openapi.json`, the logs and the metrics. */
  name: string;
  config: ServiceConfig;
  /** Tests that read the log pass their own. */
  logger?: PinoLogger;
}

const MAX_PATH_PARAMETER = 200;

/** A Nest application on Fastify with all that services share; `runService` listens and drains. */
export async function createService(
  appModule: Type | DynamicModule,
  options: ServiceOptions,
): Promise<NestFastifyApplication> {
  const { name, config } = options;
  const logger =
    options.logger ??
    createLogger({ service: name, release: config.RELEASE, level: config.LOG_LEVEL });
  Logger.overrideLogger(new NestLogger(logger));
  const app = await NestFactory.create<NestFastifyApplication>(
    ServiceModule.around(appModule, {
      serviceName: name,
      domain: name.replace(/-worker$/, ''),
      serviceKeys: new ServiceKeys(config.SERVICE_KEY),
      moved: new MovedAddresses(config.MOVED_ADDRESSES_FILE),
    }),
    createAdapter(logger),
  );
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  logRequests(server, config.LOG_REQUESTS);
  limitCallsOfOthers(server);
  limitBodies(server);
  sendAnswers(server);
  app.get(Metrics).observe(server);
  serveOpenApi(server, options, () =>
    controllerRoutes(app)
      .flatMap(({ endpoint }) => endpoint ?? [])
      .filter(({ path }) => path.startsWith('/api/')),
  );
  await app.init();
  takeBodies(server);
  await server.ready();
  return app;
}

function createAdapter(logger: PinoLogger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: ({ headers }: IncomingMessage) => requestId(headers['x-request-id']),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    forceCloseConnections: 'idle',
    // A call that comes on a kept connection while the service ends is answered as any other, and is its last one.
    return503OnClosing: false,
    frameworkErrors: sendProblem,
    clientErrorHandler: refuseUnreadable,
  });
}

/** The gateway's id when it is one, so that one request has one id in every log. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** A line for each request that is worth it: the route's pattern instead of the URL, since queries hold names. */
function logRequests(server: FastifyInstance, logged?: LoggedRequests): void {
  const isWorthALine = createRequestChoice(logged);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const status = reply.statusCode;
    if (isWorthALine(status, ms)) {
      request.log.info({ method, route: routeOptions.url, status, ms }, 'request');
    }
    done();
  });
}

/** What a call asks of others ends before whoever waits for its own answer gives up; whose call it is is known meanwhile. */
function limitCallsOfOthers(server: FastifyInstance): void {
  // Once the body is there: what a body's stream calls would not know of the deadline.
  server.addHook('preHandler', (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    const limitMs = endpoint?.answerLimitMs ?? SERVICE_LIMIT_MS;
    forClient(clientAddress(request), () => asCall(() => withDeadline(limitMs, done)));
  });
}

/** At the public door without what only admins may call; at the service's own, which the gateway does not open, all. */
function serveOpenApi(
  server: FastifyInstance,
  { name, config }: ServiceOptions,
  endpoints: () => Endpoint[],
): void {
  const info = { title: `Zaino: ${name}`, version: config.RELEASE };
  const serve = (path: string, isShown: (endpoint: Endpoint) => boolean) => {
    let document: PreparedAnswer | undefined;
    server.get(path, () => {
      document ??= PreparedAnswer.json(openApiDocument(info, endpoints().filter(isShown)));
      return document;
    });
  };
  serve(`/api/${name}/openapi.json`, ({ access }) => access !== 'admin');
  serve('/openapi.json', () => true);
}

/** Bytes that are no HTTP, or headers of more than 16 kB: the connection ends after this answer. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(toProblem({ statusCode }, randomUUID()));
  const head = [
    `HTTP/1.1 ${statusCode} Bad Request`,
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
