import { dataChangedChannel, dataChangedSchema } from '@zaino/contracts/shared';
import type { FastifyBaseLogger } from 'fastify';
import { RedisChannel } from '../redis-channel';

interface Options {
  redisUrl: string;
  log: FastifyBaseLogger;
  /** The data of a domain changed; without one, any may have while nobody could tell. */
  onChange: (domain?: string) => void;
}

/** Listens to what services say of their data. */
export class DataChangeListener {
  private readonly channel: RedisChannel;

  constructor({ redisUrl, log, onChange }: Options) {
    this.channel = new RedisChannel({
      redisUrl,
      log,
      channelOf: dataChangedChannel,
      onListening: () => onChange(),
      onMessage: (message) => {
        const domain = domainOf(message);
        log.info({ domain: domain ?? 'unknown' }, 'data changed');
        onChange(domain);
      },
    });
  }

  close(): Promise<void> {
    return this.channel.close();
  }
}

function domainOf(message: string): string | undefined {
  try {
    return dataChangedSchema.parse(JSON.parse(message)).domain;
  } catch {
    return undefined;
  }
}
