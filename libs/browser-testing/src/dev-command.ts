import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run dev` in the repository of a team outside this one, without npm around it, so that it can be ended. */
export class DevCommand {
  /** What it has written. */
  output = '';
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(folder: string, args: string[], env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [...programOf(folder), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: '', RELEASES_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
    this.ended = new Promise((done) => this.child.once('close', done));
  }

  /** Ends it, and what it has started. */
  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}

/** What Node is given by the script. */
function programOf(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: { dev: string };
  };
  return scripts.dev.split(' ').slice(1);
}
