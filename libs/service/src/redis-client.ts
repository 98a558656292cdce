import { createClient } from '@redis/client';

/** Injection token of the shared Redis. */
export const REDIS = Symbol('redis');
export type Redis = ReturnType<typeof connectRedis>;

/**
 * Never connected: others are made after it. The library writes a class with all commands for each set of options, which
 * takes tens of milliseconds of a core; a duplicate shares the class.
 */
const model = createClient();

const LONGEST_PAUSE_MS = 2_000;
const PING_EVERY_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;

/** What is told once when Redis goes away and once when it is back, instead of at every retry. */
interface Outages {
  onAway: (reason: string) => void;
  onBack: () => void;
}

/**
 * A client that connects by itself and comes back by itself; commands fail at once while Redis is away. One that
 * blocks (XREAD, BLPOP) may do so for 4 s at most: longer silence counts as an outage.
 */
export function connectRedis(url: string, { onAway, onBack }: Outages) {
  const client = model.duplicate({
    url,
    disableOfflineQueue: true,
    // A connection that answers nothing any more is given up, and with it what waits for an answer.
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: LONGEST_PAUSE_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) onAway(error.message);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) onBack();
    isAway = false;
  });
  client.connect().catch(() => undefined);
  return client;
}

/** Ends a client, whatever its state. */
export async function closeRedis(client: Redis): Promise<void> {
  // The client throws when it is closed twice, and waits for ever when it is closed while away.
  if (client.isReady) await client.close();
  else if (client.isOpen) client.destroy();
}
