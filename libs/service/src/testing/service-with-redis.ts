import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createService } from '../create-service';
import { RedisModule } from '../redis.module';

const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };

/** A service that has a Redis and nothing else. */
export function startServiceWithRedis(url: string): Promise<NestFastifyApplication> {
  @Module({ imports: [RedisModule.connect(url)] })
  class WithRedis {}
  return createService(WithRedis, { name: 'test', config });
}
