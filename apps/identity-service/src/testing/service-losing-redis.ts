import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestRedis } from '@zaino/testing/test-redis';
import { startTestService, type TestService } from './test-service';

export interface ServiceLosingRedis extends TestService {
  /** Takes Redis away, and gives it back. */
  redis: ServerRelay;
}

/** The test service with a Redis that a test can take away. */
export async function startServiceLosingRedis(): Promise<ServiceLosingRedis> {
  const database = await createTestRedis();
  const redis = await relayTo(database.url);
  const service = await startTestService({ REDIS_URL: redis.url });
  return {
    ...service,
    redis,
    stop: async () => {
      await service.stop();
      await redis.cut();
      await database.drop();
    },
  };
}
