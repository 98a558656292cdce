import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, ConnectionOptions } from 'mysql2';
import { createConnection } from 'mysql2';
import { isHeardInTime } from './heard-in-time';

/** How often the database is asked whether it is there, and how long it may say nothing, in milliseconds. */
const ASK_EVERY_MS = 1_000;
const SILENCE_LIMIT_MS = 3_000;

/**
 * Gives up the connections of a database that takes statements and answers none, and with them what waits for an
 * answer; a statement that only takes long is left alone, for the database answers others meanwhile. The driver knows
 * a limit for each statement alone, and none for a connection whose other side has stopped.
 */
export class DatabaseWatch {
  private readonly sockets = new Set<Socket>();
  private readonly ended = new AbortController();
  private connection: Connection | undefined;
  private readonly options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  /** What a driver's `stream` opens its connections by. */
  readonly open = ({ config }: { config: ConnectionOptions }): Socket => {
    const socket = connect(config.port ?? 3306, config.host ?? 'localhost');
    socket.setNoDelay(true).setKeepAlive(true);
    this.sockets.add(socket);
    return socket.once('close', () => this.sockets.delete(socket));
  };

  /** Asks again and again, until it is stopped. */
  async start(): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      await this.ask();
      await delay(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.connection?.destroy();
  }

  stop(): void {
    this.ended.abort();
  }

  private async ask(): Promise<void> {
    const isThere = this.pinged().then(
      () => true,
      () => false,
    );
    const isHeard = await isHeardInTime(isThere, SILENCE_LIMIT_MS);
    if (isHeard && (await isThere)) return;
    this.connection?.destroy();
    this.connection = undefined;
    // One that refuses, or is gone, is no secret to the other connections.
    if (isHeard) return;
    const silence = Object.assign(new Error('The database says nothing any more'), {
      code: 'ETIMEDOUT',
    });
    for (const socket of this.sockets) socket.destroy(silence);
  }

  private pinged(): Promise<void> {
    const connection = (this.connection ??= this.connected());
    return new Promise((resolve, reject) => {
      connection.ping((error) => (error ? reject(error) : resolve()));
    });
  }

  private connected(): Connection {
    const connection = createConnection({ ...this.options, stream: this.open });
    // Heard of by the next question.
    return connection.on('error', () => undefined);
  }
}
