import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { get as getSecurely } from 'node:https';
import { keptPort } from '@zaino/testing/kept-port';
import { waitUntil } from '@zaino/testing/processes';

const TICKS_PER_SECOND = 100;

/** A setting of gateways: the load comes from one address, and is not to be refused for that. */
export const uncounted = { RATE_LIMIT_FACTOR: '0' };

export interface Served {
  url: string;
  pid: number;
  /** SIGTERM, and waits for the end. */
  stop: () => Promise<void>;
}

interface Program {
  /** Arguments of Node, the script among them. */
  args: string[];
  env: Record<string, string>;
  /** Answers 200 when the program is up. */
  healthPath: string;
  /** A free one unless told. */
  port?: number;
}

/** Node processes of a benchmark; `stop` ends those that still run, and so does the end of this process. */
export class Processes {
  private readonly children: ChildProcess[] = [];

  constructor() {
    process.once('exit', () => {
      for (const child of this.children) child.kill('SIGTERM');
    });
  }

  async run(args: string[], env: Record<string, string>): Promise<void> {
    const child = this.start(args, env);
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  }

  /** Starts a server; it speaks TLS where it is told of a certificate. */
  async serve({ args, env, healthPath, port: wanted }: Program): Promise<Served> {
    const port = wanted ?? (await keptPort());
    const child = this.start(args, { ...env, PORT: String(port), HOST: '127.0.0.1' });
    const scheme = 'TLS_CERT_FILE' in env ? 'https' : 'http';
    const url = `${scheme}://127.0.0.1:${port}`;
    const isUp = await waitUntil(
      async () => hasEnded(child) || (await answersOk(url + healthPath)),
      60_000,
    );
    if (!isUp || hasEnded(child) || child.pid === undefined) {
      throw new Error(`${args.join(' ')} did not start`);
    }
    return { url, pid: child.pid, stop: () => end(child) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map(end));
  }

  private start(args: string[], env: Record<string, string>): ChildProcess {
    const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    this.children.push(child);
    return child;
  }
}

/** Processor time a process has used so far, user and system. */
export function cpuSeconds(pid: number): number {
  return secondsOf(`/proc/${pid}/stat`);
}

/** The same of its main thread alone. */
export function mainThreadSeconds(pid: number): number {
  return secondsOf(`/proc/${pid}/task/${pid}/stat`);
}

function secondsOf(file: string): number {
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Any certificate will do. */
function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const take = ({ statusCode }: { statusCode?: number }) => resolve(statusCode === 200);
    const request = url.startsWith('https:')
      ? getSecurely(url, { rejectUnauthorized: false, agent: false }, take)
      : get(url, { agent: false }, take);
    request.on('error', () => resolve(false));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
