import { ManagedProcess, type ProcessPlan } from './managed-process';
import { endOrphans, resignStarter } from './run-records';
import { startServers } from './servers';
import type { Servers } from './servers';

/** The processes that this starter has under it, and their end. */
export class Shop {
  private processes: ManagedProcess[] = [];
  private readonly ending = new AbortController();
  private startedServers: Servers | undefined;
  private readonly adapt: (plan: ProcessPlan) => ProcessPlan;

  /** `adapt` may change how each process is started. */
  constructor(adapt: (plan: ProcessPlan) => ProcessPlan = (plan) => plan) {
    this.adapt = adapt;
  }

  /** Aborted when the shop is to end. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  get servers(): Servers {
    if (!this.startedServers) throw new Error('The servers are not started yet.');
    return this.startedServers;
  }

  /** Starts the process and keeps it running until the shop ends. */
  async run(plan: ProcessPlan): Promise<ManagedProcess> {
    const managed = this.add(plan);
    await managed.start();
    return managed;
  }

  /** A process that somebody else starts; it ends with the shop. */
  add(plan: ProcessPlan): ManagedProcess {
    this.signal.throwIfAborted();
    const managed = new ManagedProcess(this.adapt(plan));
    this.processes.push(managed);
    return managed;
  }

  /** Ends one process, for good. */
  async drop(managed: ManagedProcess): Promise<void> {
    await managed.stop();
    this.processes = this.processes.filter((one) => one !== managed);
  }

  /** Ends what a killed starter left running. */
  async endOrphans(): Promise<void> {
    const names = await endOrphans();
    if (names.length > 0) console.log(`Ended what the last start left: ${names.join(', ')}.`);
  }

  async startServers(): Promise<Servers> {
    this.startedServers = await startServers(async (plan) => {
      await this.run(plan);
    });
    return this.startedServers;
  }

  /** Does both at a time; when one fails, the other is ended before the failure is passed on. */
  async both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
    try {
      return await Promise.all([one, other]);
    } catch (error) {
      this.requestEnd();
      await Promise.allSettled([one, other]);
      throw error;
    }
  }

  find(name: string): ManagedProcess | undefined {
    return this.processes.find((managed) => managed.name === name);
  }

  requestEnd(): void {
    this.ending.abort();
  }

  /** Waits until somebody asks for the end: Ctrl-C, SIGTERM, the terminal or the calling process gone. */
  endRequested(): Promise<void> {
    const request = () => this.requestEnd();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, request);
    process.on('disconnect', request);
    process.channel?.unref();
    return new Promise((resolve) => {
      this.signal.addEventListener('abort', () => resolve());
      if (this.signal.aborted) resolve();
    });
  }

  /** Ends every process, the last one started first. */
  async end(): Promise<void> {
    this.requestEnd();
    for (const managed of this.processes.toReversed()) await managed.stop();
    resignStarter();
  }
}
