import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { createLogger, NestLogger } from '@zaino/service/logger';
import { sendProblem as sendFailure } from '@zaino/service/problem-filter';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { isPatient } from './calls/body-time';
import { BODY_LIMIT } from './calls/forward-calls';
import { readCertificate } from './certificate';
import type { Config } from './config';
import { sendProblem } from './gateway-problem';

/** A connection on which nothing moves for so long (milliseconds) is cut: a call is answered before that. */
const SILENT_CONNECTION_MS = 30_000;

/** With forward secrecy and authenticated encryption alone, the strongest first; all browsers of today know one of them. */
const suites = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
];

const tlsTerms = {
  minVersion: 'TLSv1.2',
  ciphers: suites.join(':'),
  honorCipherOrder: true,
} as const;

const tlsLimits = { handshakeTimeout: 10_000, settings: { maxConcurrentStreams: 100 } };

/** The server with nothing to serve yet: HTTP/1.1, or with a certificate TLS, with HTTP/2 for those who know it. */
export function createServer(config: Config): FastifyInstance {
  const { RELEASE: release, LOG_LEVEL: level } = config;
  const logger = createLogger({ service: 'gateway', release, level });
  Logger.overrideLogger(new NestLogger(logger));
  const options = {
    loggerInstance: logger as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    connectionTimeout: SILENT_CONNECTION_MS,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle' as const,
    // It listens once the releases are loaded, and on a busy machine that takes what it takes: no reason to end.
    pluginTimeout: 0,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: unknown, _request: unknown, reply: unknown) =>
      void sendProblem(reply as FastifyReply, { statusCode: 400 }),
  };
  const certificate = readCertificate(config);
  const app = certificate
    ? fastify({
        ...options,
        http2: true,
        https: { ...certificate, ...tlsTerms, ...tlsLimits, allowHTTP1: true },
      })
    : fastify(options);
  // Routes see the same requests and replies; only the types of the sockets below differ.
  const server = app as unknown as FastifyInstance;
  limitTime(server, config.REQUEST_LIMIT_MS);
  server.setErrorHandler(sendFailure);
  return server;
}

/** Node looks for late requests of HTTP/1.1 from time to time; a session of HTTP/2 that is silent ends with all its streams. */
function limitTime({ server }: FastifyInstance, limitMs: number): void {
  Object.assign(server, {
    headersTimeout: limitMs,
    requestTimeout: limitMs,
    connectionsCheckingInterval: Math.min(1_000, limitMs / 4),
  });
  server.on('session', (session: ServerHttp2Session) =>
    session.once('timeout', () => session.destroy()),
  );
}

const statusOfCode: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Bytes that are no HTTP, or that do not come: the connection ends. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    if (isPatient(socket)) return;
    if (socket.bytesRead === 0) {
      endUnused(socket);
      return;
    }
  }
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[code] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}

/**
 * A browser opens connections ahead, and asks anew where one ends without a word; a 408 it would take for the answer to
 * what it asks for at that moment. What has come while the machine was busy is read first.
 */
function endUnused(socket: Socket): void {
  setImmediate(() => {
    if (socket.bytesRead === 0) socket.destroy();
  });
}
