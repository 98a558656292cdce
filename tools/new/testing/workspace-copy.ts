import { execFile } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';

const run = promisify(execFile);
/** Preloads of plain Node, by which it runs TypeScript. */
export const aliases = ['--import', './libs/testing/src/aliases.mjs'];
/** What is made, kept or installed, and the history. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.nx', '.local', '.env']);

/** The sources of the workspace in a folder of their own, with the same packages: for what changes or builds them. */
export class WorkspaceCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'zaino-new-'));

  constructor() {
    const isSource = (path: string) => !leftOut.has(relative(workspaceRoot, path));
    for (const name of readdirSync(workspaceRoot).filter((entry) => !leftOut.has(entry))) {
      const source = join(workspaceRoot, name);
      cpSync(source, join(this.root, name), { recursive: true, filter: isSource });
    }
    symlinkSync(join(workspaceRoot, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Runs `npm run new` with these arguments; gives what it tells. */
  new(...args: string[]): Promise<string> {
    return this.node(...aliases, 'tools/new/new.ts', ...args);
  }

  /** What a script of the workspace writes; rejects with that where it fails. */
  async node(...args: string[]): Promise<string> {
    // Builds are for production and tests are tests, whatever this process is.
    const env = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: '' };
    try {
      return (await run(process.execPath, args, { cwd: this.root, env })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as Record<string, string>;
      throw new Error(`node ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** Every file with its size and the moment of its last change; nothing behind the link to the packages. */
  files(folder = this.root): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const { size, mtimeMs } = lstatSync(path);
      return [`${path} ${size} ${mtimeMs}`, ...(entry.isDirectory() ? this.files(path) : [])];
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
