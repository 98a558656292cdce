import { UserError } from '@zaino/tools/machine/user-error';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { createClient } from '@redis/client';

/** The URL, once its server has answered and turned out fit: an account like root's, LOAD DATA LOCAL allowed. */
export async function existingMysql(url: string): Promise<string> {
  const connection = await createConnection({ uri: url, connectTimeout: 5_000 }).catch(
    (error: unknown) => {
      throw new UserError(`MYSQL_URL cannot be used: ${reasonOf(error)}`);
    },
  );
  try {
    const [[settings]] = await connection.query<RowDataPacket[]>(
      'SELECT @@local_infile AS allowed',
    );
    if (settings?.['allowed'] !== 1) {
      throw new UserError(
        'The server of MYSQL_URL refuses LOAD DATA LOCAL: run SET GLOBAL local_infile = 1 there.',
      );
    }
    const [grants] = await connection.query<RowDataPacket[]>('SHOW GRANTS');
    if (
      !grants.some((grant) => /CREATE USER|ALL PRIVILEGES ON \*\.\*/.test(JSON.stringify(grant)))
    ) {
      throw new UserError('The account of MYSQL_URL must be allowed to make schemas and users.');
    }
    return url;
  } finally {
    await connection.end();
  }
}

/** The URL, once its server has answered. */
export async function existingRedis(url: string): Promise<string> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.close();
    return url;
  } catch (error) {
    throw new UserError(`REDIS_URL cannot be used: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code);
}
