import { setTimeout as delay } from 'node:timers/promises';
import { isHeardInTime } from './heard-in-time';
import type { Redis } from './redis-client';

const ASK_EVERY_MS = 1_000;
const SILENCE_LIMIT_MS = 3_000;

/**
 * Ends the connection of a Redis that answers nothing any more, and with it what waits for an answer. The client's own
 * time limit begins anew with each command that is sent, so that a busy one would wait for ever. Not for a client that
 * is subscribed: it sends next to nothing, and would lose what it is subscribed to.
 */
export function giveUpWhenSilent(client: Redis): void {
  void (async () => {
    while (client.isOpen) {
      if (client.isReady && !(await isHeardInTime(client.ping(), SILENCE_LIMIT_MS))) begin(client);
      await delay(ASK_EVERY_MS, undefined, { ref: false });
    }
  })();
}

/** As after a connection that was lost: it connects again by itself. */
function begin(client: Redis): void {
  if (!client.isReady) return;
  client.emit('error', new Error('Redis says nothing any more'));
  client.destroy();
  client.connect().catch(() => undefined);
}
