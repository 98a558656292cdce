import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, identifyProcess, waitUntil } from '@zaino/testing/processes';
import type { ProcessIdentity } from '@zaino/testing/processes';
import { seconds } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { HangWatch } from './hang-watch';
import { localPath } from './local-state';
import { LogRotation } from './log-rotation';
import { forgetChild, recordChild } from './run-records';

export interface ProcessPlan {
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string>;
  isReady: () => Promise<boolean>;
  /** Asks its event loop, with a short limit; a process without it is not looked at while it runs. */
  isAlive?: () => Promise<boolean>;
  /** Whose log it goes on with, where that is not its own: the versions of a service have one. */
  log?: string;
  /** Longest wait for its first answer, in milliseconds. */
  startLimitMs?: number;
}

const startTimeoutMs = 60_000;
const stopGraceMs = 10_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A process that has run this long starts again with the shortest pause. */
const steadyMs = 60_000;

/** A child that is kept running: waited for at its start, started again when it dies, ended with the starter. */
export class ManagedProcess {
  readonly name: string;
  private readonly plan: ProcessPlan;
  private readonly logFile: string;
  private readonly logRotation: LogRotation;
  private readonly ended = new AbortController();
  private child: ChildProcess | undefined;
  private identity: ProcessIdentity | undefined;
  private started: Promise<void> | undefined;
  private startedAt = 0;
  private pauseMs = firstPauseMs;
  private hasDied = false;
  private readonly hangWatch: HangWatch | undefined;

  constructor(plan: ProcessPlan) {
    this.name = plan.name;
    this.plan = plan;
    this.logFile = localPath('logs', `${plan.log ?? plan.name}.log`);
    this.logRotation = new LogRotation(this.logFile);
    const { isAlive } = plan;
    if (isAlive) this.hangWatch = new HangWatch({ isAlive, onHung: () => this.endHung() });
  }

  /** Of the process that runs now; undefined where it could not be started. */
  get pid(): number | undefined {
    return this.identity?.pid;
  }

  /** Whether it ended by itself since it was up, though it may be back. */
  get died(): boolean {
    return this.hasDied;
  }

  /** Resolves when the process answers; fails with its last words when it does not. */
  start(): Promise<void> {
    this.started = this.startOnce();
    return this.started;
  }

  /** SIGTERM, then SIGKILL after ten seconds. */
  async stop(): Promise<void> {
    this.ended.abort();
    this.hangWatch?.stop();
    this.logRotation.stop();
    if (this.identity) await endProcess(this.identity, stopGraceMs);
    forgetChild(this.name);
  }

  /** Ends the process; it comes back at once, with what was built since. */
  async refresh(): Promise<void> {
    // An end in the middle of the start would look like a failure.
    await this.started?.catch(() => undefined);
    this.pauseMs = 0;
    if (this.identity) await endProcess(this.identity, stopGraceMs);
  }

  private async startOnce(): Promise<void> {
    this.logRotation.rotate(Date.now());
    this.logRotation.start();
    const child = this.spawn();
    const isUp = await waitUntil(
      async () => hasEnded(child) || this.isStopping || (await this.plan.isReady()),
      this.plan.startLimitMs ?? startTimeoutMs,
    );
    this.ended.signal.throwIfAborted();
    if (isUp && !hasEnded(child)) {
      this.keep(child);
      return;
    }
    await this.stop();
    throw new UserError(`${this.name} did not start. ${lastWords(this.logFile)}`);
  }

  private get isStopping(): boolean {
    return this.ended.signal.aborted;
  }

  private spawn(): ChildProcess {
    // For appending: the rotation empties the file under the process.
    const log = openSync(this.logFile, 'a', 0o600);
    // A group of its own: Ctrl-C in the terminal reaches the starter only, which keeps the order.
    const child = spawn(this.plan.file, this.plan.args, {
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...this.plan.env },
    });
    closeSync(log);
    child.on('error', () => undefined);
    this.child = child;
    this.startedAt = Date.now();
    if (child.pid !== undefined) {
      this.identity = identifyProcess(child.pid);
      recordChild(this.name, child.pid);
    }
    return child;
  }

  private keep(child: ChildProcess): void {
    child.on('exit', (code, signal) => void this.restart(String(code ?? signal)));
    void this.watchOnceReady(child);
  }

  /** From when it answered for the first time: a start may take long on a busy machine. */
  private async watchOnceReady(child: ChildProcess): Promise<void> {
    if (!this.hangWatch) return;
    await waitUntil(
      async () => hasEnded(child) || this.isStopping || (await this.plan.isReady()),
      startTimeoutMs,
    );
    if (!hasEnded(child) && !this.isStopping) this.hangWatch.start();
  }

  /** A hung process hears no SIGTERM; its end starts it again as any other. */
  private endHung(): void {
    this.hangWatch?.stop();
    const { child } = this;
    if (this.isStopping || !child || hasEnded(child)) return;
    console.log(`${this.name} does not answer any more: it is ended. ${this.logFile}`);
    child.kill('SIGKILL');
  }

  private async restart(reason: string): Promise<void> {
    this.hangWatch?.stop();
    if (this.isStopping) return;
    this.hasDied = true;
    if (Date.now() - this.startedAt > steadyMs) this.pauseMs = firstPauseMs;
    const pause = this.pauseMs;
    this.pauseMs = Math.min(Math.max(pause, firstPauseMs) * 2, longestPauseMs);
    if (pause > 0) {
      console.log(
        `${this.name} ended (${reason}), starting again in ${seconds(pause)}. ${this.logFile}`,
      );
    }
    const isStopped = await delay(pause, false, { signal: this.ended.signal }).catch(() => true);
    if (isStopped) return;
    this.keep(this.spawn());
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** The end of a log, for a message. */
export function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-15);
  return `Its last words (all of them in ${logFile}):\n${lines.join('\n')}`;
}
