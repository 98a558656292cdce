import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keptPort } from '@zaino/testing/kept-port';
import { waitUntil } from '@zaino/testing/processes';
import { UserError } from '@zaino/tools/machine/user-error';
import { answersOk } from './answers-ok';
import type { ManagedProcess, ProcessPlan } from './managed-process';
import type { PartnerCheck } from './partner-check';
import type { ServiceAddresses } from './service-addresses';
import { callFigures } from './service-metrics';
import type { Shop } from './shop';

/** In milliseconds. */
export interface ReleaseTimes {
  /** Longest wait for the new version's readiness. */
  readyMs: number;
  /** How long it must stay so before it gets the first call. */
  proveMs: number;
  /** How long it is watched with all calls, the old one beside it. */
  watchMs: number;
  /** After a move: who calls the service has heard of it, and what was on its way has arrived. */
  settleMs: number;
  /** Longest wait for the last answer of a version that goes; what runs after it has ten seconds more. */
  drainMs: number;
}

const usualTimes: ReleaseTimes = {
  readyMs: 60_000,
  proveMs: 2_000,
  watchMs: 10_000,
  settleMs: 1_000,
  drainMs: 60_000,
};

const LOOK_EVERY_MS = 100;
/** So many unforeseen failures, and such a share of the answers, take a version back. */
const FAILURES = { least: 3, share: 0.02 };

export interface ReleasableService {
  name: string;
  /** Where its callers' settings say that it is. */
  origin: string;
  /** Folder of the version that runs. */
  folder: string;
  running: ManagedProcess;
  /** How a version in a folder is started. */
  plan: (folder: string, port: number) => ProcessPlan;
}

interface Version {
  process: ManagedProcess;
  origin: string;
}

export interface ReleaseTalk {
  /** Aborted, the old version serves on, unless the new one has been found good by then. */
  signal: AbortSignal;
  /** Hears what is being done. */
  say: (sentence: string) => void;
  /** Hears that the new version stays: from here on nothing can be broken off. */
  settle: (sentence: string) => void;
  /** Why it is released even where nobody can tell whether it fits what is live. */
  unchecked?: string | undefined;
}

interface Settings {
  times?: ReleaseTimes;
  /** Without it nothing is compared: where there is no registry. */
  partners?: PartnerCheck;
}

/** Moves services to other versions while the shop runs (docs/decisions/service-releases.md). */
export class ServiceReleases {
  private readonly services = new Map<string, ReleasableService & { at: string }>();
  private readonly underWay = new Set<string>();
  private begun = 0;
  private readonly shop: Shop;
  private readonly addresses: ServiceAddresses;
  private readonly times: ReleaseTimes;
  private readonly partners: PartnerCheck | undefined;

  constructor(
    shop: Shop,
    addresses: ServiceAddresses,
    { times = usualTimes, partners }: Settings = {},
  ) {
    this.shop = shop;
    this.addresses = addresses;
    this.times = times;
    this.partners = partners;
  }

  add(service: ReleasableService): void {
    this.services.set(service.name, { ...service, at: service.origin });
  }

  /** Where a service listens now. */
  addressOf(name: string): string {
    const service = this.services.get(name);
    if (!service) throw new UserError(`${name} is not among the services that run here.`);
    return service.at;
  }

  /** Gives a sentence where the version in the folder serves; fails with one, and the old version serves on. */
  async release(name: string, folder: string, talk: ReleaseTalk): Promise<string> {
    const service = this.services.get(name);
    if (!service) throw new UserError(`${name} is not among the services that run here.`);
    const version = basename(folder);
    if (service.folder === folder) return `${name} ${version} runs already: nothing was done.`;
    if (this.underWay.has(name)) throw new UserError(`Another release of ${name} is under way.`);
    this.underWay.add(name);
    try {
      const before = { process: service.running, origin: service.at };
      const next = await this.bringUp(service, folder, talk);
      Object.assign(service, { running: next.process, at: next.origin, folder });
      talk.settle('It is good: the old version answers its last calls and ends');
      await this.retire(before);
      return `${name} ${version} serves.`;
    } finally {
      this.underWay.delete(name);
    }
  }

  /** The new version, proven and with all calls. */
  private async bringUp(
    service: ReleasableService & { at: string },
    folder: string,
    talk: ReleaseTalk,
  ): Promise<Version> {
    const { signal, say } = talk;
    const { name, origin, at } = service;
    const port = await keptPort();
    this.begun += 1;
    const process = this.shop.add({
      ...service.plan(folder, port),
      name: `${name}-${this.begun}`,
      log: name,
      startLimitMs: this.times.readyMs,
    });
    const next = { process, origin: `http://127.0.0.1:${port}` };
    let hasCalls = false;
    try {
      say(`Starting the new version of ${name} at port ${port}, beside the old one`);
      await unlessAborted(process.start(), signal);
      const judged = this.partners?.require({ name, origin: next.origin }, talk);
      if (judged) await unlessAborted(judged, signal);
      await this.watch(next, this.times.proveMs, signal);
      say('It is ready: all calls go there, the old one stands by');
      hasCalls = true;
      this.addresses.move(origin, [next.origin, at]);
      await this.watch(next, this.times.watchMs, signal);
      this.addresses.move(origin, [next.origin]);
      return next;
    } catch (error) {
      if (hasCalls) this.addresses.move(origin, [at]);
      await (hasCalls ? this.retire(next) : this.shop.drop(process));
      throw new UserError(`${why(error, signal)}\nThe old version of ${name} serves on.`);
    }
  }

  /** Fails as soon as the version has died, is not ready or answers with failures. */
  private async watch(
    { process, origin }: Version,
    lastMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    const end = Date.now() + lastMs;
    while (Date.now() < end) {
      await delay(LOOK_EVERY_MS, undefined, { signal });
      if (process.died) throw new UserError('The new version has died.');
      if (!(await answersOk(`${origin}/health/ready`))) {
        throw new UserError('The new version is not ready any more.');
      }
      const { failed = 0, answered = 0 } = (await callFigures(origin)) ?? {};
      if (failed >= FAILURES.least && failed > answered * FAILURES.share) {
        throw new UserError(`The new version failed in ${failed} of ${answered} calls.`);
      }
    }
  }

  /** Ends a version that nobody calls any more, after its last answer. */
  private async retire({ process, origin }: Version): Promise<void> {
    await delay(this.times.settleMs);
    await waitUntil(async () => {
      const figures = await callFigures(origin);
      // The one that asks.
      return figures === undefined || figures.running <= 1;
    }, this.times.drainMs);
    await this.shop.drop(process);
  }
}

function unlessAborted<T>(action: Promise<T>, signal: AbortSignal): Promise<T> {
  action.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    action.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function why(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The release was broken off.';
  return error instanceof Error ? error.message : String(error);
}
