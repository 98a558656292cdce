import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareRedis } from '@zaino/testing/private-redis';
import { waitUntil } from '@zaino/testing/processes';

/** A Redis that a test may take away and bring back, empty, at the same address. */
export class KillableRedis {
  private readonly folder = mkdtempSync(join(tmpdir(), 'zaino-e2e-redis-'));
  private readonly command: ReturnType<typeof prepareRedis>;
  private server: ChildProcess | undefined;

  constructor(port: number) {
    this.command = prepareRedis({ folder: this.folder, port, purpose: 'test' });
  }

  get url(): string {
    return this.command.url;
  }

  /** Does nothing where it runs. */
  async start(): Promise<void> {
    if (this.server) return;
    this.server = spawn(this.command.file, this.command.args, { stdio: 'ignore' });
    if (!(await waitUntil(this.command.isReady, 20_000))) throw new Error('Redis did not start');
  }

  /** As a machine that breaks down: nothing is said, nothing is kept. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
