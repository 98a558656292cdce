import { databaseOptions } from '@zaino/service/database-options';
import type { SslOptions } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ImportError } from '../import-error';

/** A killed import's last statement is rolled back before its connection, and so its lock, goes. */
const WAIT_FOR_KILLED_SECONDS = 120;
const WAIT_FOR_RUNNING_SECONDS = 5;

type ConnectionRole =
  | 'run'
  | 'school'
  | 'class_group'
  | 'adoption'
  | 'book_variant'
  /** Of no import: looks the lists over. */
  | 'quality';

/**
 * Opens a connection that holds the schema's advisory lock of its role. A new run begins when the
 * last connection of the former one is gone, so rows of a killed run can never arrive late. Waits so many seconds.
 */
export async function openLocked(
  url: string,
  role: ConnectionRole,
  wait = role === 'run' ? WAIT_FOR_RUNNING_SECONDS : WAIT_FOR_KILLED_SECONDS,
): Promise<Connection> {
  const connection = await connect(url);
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT GET_LOCK(CONCAT(LEFT(DATABASE(), 40), '/import/', ?), ?) AS taken",
    [role, wait],
  );
  if (rows[0]?.['taken'] === 1) return connection;
  await connection.end();
  const sentence = 'Another import is running on this database: wait until it has ended.';
  throw new ImportError(sentence, { code: 'busy' });
}

/** A connection with the session settings that an import needs. */
export async function connect(url: string): Promise<Connection> {
  const options = databaseOptions(url, {});
  if (options.type !== 'mariadb') throw new Error('Only MySQL.');
  const connection = await createConnection({
    uri: options.url ?? url,
    ...(options.ssl !== undefined && { ssl: options.ssl as SslOptions }),
    charset: 'utf8mb4',
    timezone: 'Z',
  });
  await connection.query(
    "SET SESSION innodb_lock_wait_timeout = 600, SESSION net_read_timeout = 600, SESSION net_write_timeout = 600, SESSION time_zone = '+00:00'",
  );
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  return connection;
}
