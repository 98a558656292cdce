import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { processLog } from './log-destination';

export interface LoggerOptions {
  service: string;
  release: string;
  level: string;
}

/** JSON lines with service and release; of an error only what cannot carry a person's data or a query's values. */
export function createLogger(options: LoggerOptions, destination?: DestinationStream): Logger {
  if (!destination) return createProcessLogger(options);
  const { service, release, level } = options;
  return pino(
    {
      level,
      base: { service, release },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  );
}

/** Says so once it can write again, of how many lines it could not. */
function createProcessLogger(options: LoggerOptions): Logger {
  const log = processLog();
  const logger = createLogger(options, log);
  log.onRecovered = (dropped) => logger.warn({ dropped }, 'log lines dropped');
  return logger;
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, stack, code, cause: describeCause(cause) };
}

/** Without its message, which may be of somebody else's making and hold what was sent or stored. */
function describeCause(cause: unknown): object | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { name, code, cause: deeper } = cause as Error & { code?: unknown };
  return { type: name, code, cause: describeCause(deeper) };
}

/** Nest tells of every route and module at start. */
const chattyContexts = new Set<unknown>([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'TypeOrmModule',
]);

/** Nest's own messages, through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    const level = chattyContexts.has(context) ? 'debug' : 'info';
    this.logger[level]({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.logger.error({ context, stack }, String(message));
  }
}
