import type { ManagedProcess } from './managed-process.ts';
import { endOrphans, resignStarter } from './run-records.ts';
import { startServers } from './servers.ts';
import type { Servers } from './servers.ts';

/** The processes that this starter has under it, and their end. */
export class Shop {
  private readonly processes: ManagedProcess[] = [];
  private readonly ending = new AbortController();
  private startedServers: Servers | undefined;

  /** Aborted when the shop is to end. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  get servers(): Servers {
    if (!this.startedServers) throw new Error('The servers are not started yet.');
    return this.startedServers;
  }

  /** Starts the process and keeps it running until the shop ends. */
  async run(managed: ManagedProcess): Promise<void> {
    this.signal.throwIfAborted();
    this.processes.push(managed);
    await managed.start();
  }

  /** Ends what a killed starter left, then starts the servers. */
  async startServers(): Promise<Servers> {
    const orphans = await endOrphans();
    if (orphans.length > 0)
      console.log(`Ended what the last start left running: ${orphans.join(', ')}.`);
    this.startedServers = await startServers((managed) => this.run(managed));
    return this.startedServers;
  }

  find(name: string): ManagedProcess | undefined {
    return this.processes.find((managed) => managed.name === name);
  }

  /** Ends as soon as somebody asks for it: Ctrl-C, SIGTERM, the terminal or the calling process gone. */
  endOnRequest(): Promise<void> {
    const end = () => this.ending.abort();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
    process.on('disconnect', end);
    process.channel?.unref();
    return new Promise((resolve) => this.signal.addEventListener('abort', () => resolve()));
  }

  /** Ends every process, the last one started first. */
  async end(): Promise<void> {
    this.ending.abort();
    for (const managed of this.processes.toReversed()) await managed.stop();
    resignStarter();
  }
}
