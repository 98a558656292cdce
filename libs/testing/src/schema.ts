import { createConnection } from 'mysql2/promise';
import type { Connection } from 'mysql2/promise';

/** One service's part of a database server. */
export interface Schema {
  name: string;
  user: string;
  password: string;
}

/**
 * Makes the schema and the one user who may use it and nothing else, or brings them up to date.
 * Gives the service's URL.
 */
export async function createSchema(adminUrl: string, schema: Schema): Promise<string> {
  await withConnection(adminUrl, async (connection) => {
    const name = connection.escapeId(schema.name);
    await connection.query(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4`);
    const account = [schema.user, schema.password];
    await connection.query("CREATE USER IF NOT EXISTS ?@'%' IDENTIFIED BY ?", account);
    await connection.query("ALTER USER ?@'%' IDENTIFIED BY ?", account);
    await connection.query(`GRANT ALL PRIVILEGES ON ${name}.* TO ?@'%'`, [schema.user]);
  });
  const url = new URL(adminUrl);
  url.username = schema.user;
  url.password = schema.password;
  url.pathname = schema.name;
  return url.href;
}

/** Removes the schema with all its data, and its user. */
export async function dropSchema(adminUrl: string, schema: Schema): Promise<void> {
  await withConnection(adminUrl, async (connection) => {
    await connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schema.name)}`);
    await connection.query("DROP USER IF EXISTS ?@'%'", [schema.user]);
  });
}

async function withConnection(
  url: string,
  action: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await createConnection(url);
  try {
    await action(connection);
  } finally {
    await connection.end();
  }
}
