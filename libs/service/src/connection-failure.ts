import {
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ErrorReply,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
} from '@redis/client';

/** How the Redis client says that Redis is away, or went away before it answered. */
const redisAway = [
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
];

const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'POOL_CLOSED',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  'ER_SERVER_SHUTDOWN',
]);

interface DriverError {
  code?: unknown;
  fatal?: unknown;
  /** TypeORM's errors carry the driver's. */
  driverError?: unknown;
}

/** Whether a query or command failed because the database or Redis cannot be reached, and not by its own fault. */
export function isConnectionFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (redisAway.some((kind) => error instanceof kind)) return true;
  // Redis is there, but still reads what it held before.
  if (error instanceof ErrorReply) return error.message.startsWith('LOADING ');
  const { code, driverError, fatal } = error as DriverError;
  if (driverError !== undefined && driverError !== error) return isConnectionFailure(driverError);
  return fatal === true || (typeof code === 'string' && lostConnectionCodes.has(code));
}
