import { type Redis, REDIS } from '@zaino/service/redis-client';
import { SECURITY_LOG_FIELD, SECURITY_LOG_STREAM } from '@zaino/service/security-log/security-log';
import type { TestService } from './test-service';

/** The entry of the security log that is about a change, as soon as it is there. */
export async function loggedChange({ app }: TestService, changeId: string): Promise<unknown> {
  const redis = app.get<Redis>(REDIS, { strict: false });
  for (;;) {
    const entries = (await redis.xRange(SECURITY_LOG_STREAM, '-', '+')) ?? [];
    const texts = entries.map(({ message }) => message[SECURITY_LOG_FIELD] ?? '');
    const found = texts.find((text) => text.includes(changeId));
    if (found !== undefined) return JSON.parse(found);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
