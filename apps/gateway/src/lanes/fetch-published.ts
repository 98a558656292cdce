import { type Published, publishedChannel, publishedSchema } from '@zaino/contracts/releases';
import { openSignedText } from '@zaino/service/signed-text';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { RedisChannel } from '../redis-channel';
import type { FetchedVersions } from '../releases/fetched-versions';

/**
 * Brings what the registry has published out of the bucket at once, so that nobody waits for files when it goes live. What
 * is not signed by the registry is not believed, and without Redis a version is brought when it is live.
 */
export function fetchPublished(
  app: FastifyInstance,
  {
    REDIS_URL: redisUrl,
    RELEASES_PUBLIC_KEYS: keys,
  }: Pick<Config, 'REDIS_URL' | 'RELEASES_PUBLIC_KEYS'>,
  fetched: FetchedVersions,
): void {
  if (redisUrl === undefined || keys === undefined || !fetched.isFromBucket) return;
  const read = (text: string): Published | undefined => {
    try {
      return publishedSchema.parse(JSON.parse(openSignedText(text, keys)));
    } catch (error) {
      app.log.warn({ reason: String(error) }, 'published version not believed');
      return undefined;
    }
  };
  const channel = new RedisChannel({
    redisUrl,
    log: app.log,
    channelOf: publishedChannel,
    onListening: () => undefined,
    onMessage: (text) => {
      const published = read(text);
      if (published) void fetched.bring({ [published.app]: published.version });
    },
  });
  app.addHook('onClose', () => channel.close());
}
