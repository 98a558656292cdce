import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@zaino/browser-testing/processes';

const copied = ['apps', 'libs', 'tools', 'package.json', 'package-lock.json'];
const configuration = ['nx.json', 'tsconfig.base.json'];
const made = /\/(node_modules|dist|test-results)$/;

/** `npm run dev` on a copy of the workspace, whose sources a test may change. */
export class DevShop {
  private folder = '';
  private readonly originals = new Map<string, string>();
  private starter: ChildProcess | undefined;
  /** What the developer reads in the terminal. */
  terminal = '';
  url = '';

  /** Resolves once the shop has printed its address. */
  async start(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'zaino-dev-'));
    for (const name of [...copied, ...configuration]) {
      const filter = (path: string) => !made.test(path);
      cpSync(join(root, name), join(this.folder, name), { recursive: true, filter });
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // As npm starts it, on the copy.
    const script = ['--import', './libs/testing/src/aliases.mjs', 'tools/start/start.ts'];
    // No test looks at a product: images of a few are encoded.
    const starter = spawn(process.execPath, [...script, '--dev', '--scale', '20'], {
      cwd: this.folder,
      // Servers and data of its own, whatever this run works with.
      env: { ...process.env, MYSQL_URL: '', REDIS_URL: '', ZAINO_LOCAL: '', PORT: '' },
      // By the channel the starter learns of this process's end, however it comes; its own end is orderly.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.starter = starter;
    const collect = (words: Buffer) => (this.terminal += words.toString());
    starter.stdout?.on('data', collect);
    starter.stderr?.on('data', collect);
    this.url = await this.printedUrl(starter);
  }

  async stop(): Promise<void> {
    if (this.starter && this.starter.exitCode === null) {
      this.starter.kill('SIGTERM');
      await once(this.starter, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Changes a source; the pattern must be in it. */
  edit(file: string, pattern: string | RegExp, replacement: string): void {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${file} has no ${String(pattern)}`);
    if (!this.originals.has(path)) this.originals.set(path, before);
    writeFileSync(path, after);
  }

  /** Takes all changes back. */
  restore(): void {
    for (const [path, text] of this.originals) writeFileSync(path, text);
    this.originals.clear();
  }

  private async printedUrl(starter: ChildProcess): Promise<string> {
    for (;;) {
      const url = /running at (\S+)/.exec(this.terminal)?.[1];
      if (url) return url;
      if (starter.exitCode !== null) throw new Error(`It did not start:\n${this.terminal}`);
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }
}
