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

/** Whether a query failed because the database cannot be reached, and not because of the query. */
export function isConnectionFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError, fatal } = error as DriverError;
  if (driverError !== undefined && driverError !== error) return isConnectionFailure(driverError);
  return fatal === true || (typeof code === 'string' && lostConnectionCodes.has(code));
}
