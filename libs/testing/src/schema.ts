import { createConnection } from 'mysql2/promise';
import type { Connection } from 'mysql2/promise';

/** One service's part of a database server. */
export interface Schema {
  name: string;
  user: string;
  password: string;
}

/** What a running service needs of its schema: rows, and tables that end with its connection. */
const rightsOfService =
  'SELECT, INSERT, UPDATE, DELETE, EXECUTE, CREATE TEMPORARY TABLES, LOCK TABLES';

/**
 * Makes the schema with its two users, or brings them up to date: the owner, who migrates, and the service, which may
 * change rows and no table. Neither may use anything else. Gives the owner's URL; `serviceUrl` gives the other.
 */
export async function createSchema(adminUrl: string, schema: Schema): Promise<string> {
  await withConnection(adminUrl, async (connection) => {
    const name = connection.escapeId(schema.name);
    await connection.query(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4`);
    const users = [
      { user: schema.user, rights: 'ALL PRIVILEGES' },
      { user: serviceUser(schema.user), rights: rightsOfService },
    ];
    for (const { user, rights } of users) {
      const account = [user, schema.password];
      await connection.query("CREATE USER IF NOT EXISTS ?@'%' IDENTIFIED BY ?", account);
      await connection.query("ALTER USER ?@'%' IDENTIFIED BY ?", account);
      await connection.query(`GRANT ${rights} ON ${name}.* TO ?@'%'`, [user]);
    }
  });
  const url = new URL(adminUrl);
  url.username = schema.user;
  url.password = schema.password;
  url.pathname = schema.name;
  return url.href;
}

/** Lets the owner of a test's schema see what other users' connections are at, as those that wait for a lock. */
export async function letWatch(adminUrl: string, { user }: Schema): Promise<void> {
  await withConnection(adminUrl, async (connection) => {
    await connection.query("GRANT PROCESS ON *.* TO ?@'%'", [user]);
  });
}

/** The URL by which the service itself uses the schema that its owner's URL names. */
export function serviceUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = serviceUser(url.username);
  return url.href;
}

const serviceUser = (owner: string) => `${owner}_service`;

/** Removes the schema with all its data, and its users. */
export async function dropSchema(adminUrl: string, schema: Schema): Promise<void> {
  await withConnection(adminUrl, async (connection) => {
    await connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schema.name)}`);
    for (const user of [schema.user, serviceUser(schema.user)]) {
      await connection.query("DROP USER IF EXISTS ?@'%'", [user]);
    }
  });
}

/** Does something with a database by a connection of its own. */
export async function withConnection(
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
