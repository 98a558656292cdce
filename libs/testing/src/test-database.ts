import { randomBytes } from 'node:crypto';
import { createSchema, dropSchema, letWatch, serviceUrl } from './schema';
import { testMysqlUrl } from './test-servers';

export interface TestDatabase {
  /** Of an empty schema and its owner: mysql://user:password@host:port/schema */
  url: string;
  /** The same for a service that runs: it may change rows and no table. */
  serviceUrl: string;
  drop: () => Promise<void>;
}

/** A fresh schema for one test file, on the one private server of the test run unless another one is named. */
export async function createTestDatabase(serverUrl?: string): Promise<TestDatabase> {
  const adminUrl = serverUrl ?? (await testMysqlUrl());
  const name = `zaino_test_${randomBytes(6).toString('hex')}`;
  const schema = { name, user: name, password: randomBytes(12).toString('hex') };
  const url = await createSchema(adminUrl, schema);
  await letWatch(adminUrl, schema);
  return { url, serviceUrl: serviceUrl(url), drop: () => dropSchema(adminUrl, schema) };
}
