import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '@zaino/service/create-service';
import { createTestDatabase } from '@zaino/testing/test-database';
import { createTestRedis } from '@zaino/testing/test-redis';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module';
import { createDataSource } from '../database/data-source';
import { DirectoryKeeper } from '../directory/directory-keeper';

export interface TestService {
  app: NestFastifyApplication;
  /** For rows that a test makes; call `refresh` to have them read. */
  database: DataSource;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  refresh: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The real service on a schema and a Redis of its own; `fill` makes the rows it starts with. */
export async function startTestService(
  fill: (database: DataSource) => Promise<void>,
): Promise<TestService> {
  const [schema, redis] = [await createTestDatabase(), await createTestRedis()];
  const database = await createDataSource(schema.url).initialize();
  await database.runMigrations();
  await fill(database);
  const config = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent' as const,
    RELEASE: 'test',
    MYSQL_URL: schema.url,
    REDIS_URL: redis.url,
    ANSWER_CACHE_MB: 16,
  };
  const app = await createService(AppModule.with(config), { name: 'schools', config });
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  return {
    app,
    database,
    get: (path, headers) => fetch(`${origin}${path}`, { headers }),
    refresh: () => app.get(DirectoryKeeper).refresh(),
    stop: async () => {
      await app.close();
      await database.destroy();
      await schema.drop();
      await redis.drop();
    },
  };
}
