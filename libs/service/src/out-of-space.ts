import { ErrorReply } from '@redis/client';

/** How MariaDB and MySQL say that a disk, a table space or a temporary folder is full. */
const fullCodes = new Set(['EE_WRITE', 'EE_DISK_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);
const fullNumbers = new Set([3, 20, 1021, 1114]);
/** A storage engine's error, a failed write: with the system's own number, 28 where there is no space left. */
const maybeFull = new Set([1026, 1030]);

/** Redis does not take writes: it cannot save them, or has no memory for them. */
const redisIsFull = /^(MISCONF|OOM) /;

interface DriverError {
  code?: unknown;
  errno?: unknown;
  message?: unknown;
  /** TypeORM's errors carry the driver's. */
  driverError?: unknown;
}

/** Whether the database or Redis refused a write because it has no space for it; reads go on, and nothing was written. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof ErrorReply) return redisIsFull.test(error.message);
  const { driverError } = error as DriverError;
  if (driverError !== undefined && driverError !== error) return isOutOfSpace(driverError);
  return isFullDisk(error);
}

function isFullDisk({ code, errno, message }: DriverError): boolean {
  if (typeof code === 'string' && fullCodes.has(code)) return true;
  if (typeof errno !== 'number') return false;
  return fullNumbers.has(errno) || (maybeFull.has(errno) && /\b28\b/.test(String(message)));
}
