import type { Redis } from '../redis-client';

/** Holds the run id of the Redis whose sessions were last compared with the accounts (docs/decisions/sessions.md). */
const VOUCHED_KEY = 'sessions:vouched';

/**
 * Whether the sessions in Redis may be believed. A Redis that has started anew has another run id, and may have come
 * back with older data: until somebody who knows the revocations has compared them, no session counts.
 */
export class RedisVouch {
  /** Of the connection as it is now. */
  private isVouched = false;
  private connection = 0;

  constructor(private readonly redis: Redis) {
    // A Redis that starts anew ends all connections, so that nothing else has to be asked while one lasts.
    redis.on('ready', () => {
      this.isVouched = false;
      this.connection += 1;
    });
  }

  /** Asks Redis once for each connection, and again while nobody has vouched. Rejects while Redis is away. */
  async holds(): Promise<boolean> {
    if (this.isVouched) return true;
    const { connection } = this;
    const [run, vouched] = await Promise.all([this.run(), this.redis.get(VOUCHED_KEY)]);
    const holds = run === vouched;
    // Another connection may have begun meanwhile, to another run.
    if (connection !== this.connection) return false;
    this.isVouched = holds;
    return holds;
  }

  /** Which run of Redis this is; rejects while Redis is away. */
  async run(): Promise<string> {
    const info = await this.redis.info('server');
    const run = /^run_id:(\w+)/m.exec(info)?.[1];
    if (run === undefined) throw new Error('Redis does not say which run it is.');
    return run;
  }

  /** For who has compared all sessions; `run` is what `run()` gave before that began. */
  async give(run: string): Promise<void> {
    await this.redis.set(VOUCHED_KEY, run);
  }
}
