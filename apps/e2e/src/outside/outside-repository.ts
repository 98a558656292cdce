import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@zaino/browser-testing/processes';
import { DevCommand } from '@zaino/browser-testing/dev-command';
import { installPacked } from '@zaino/testing/install-packed';

const run = promisify(execFile);
const MOST_OUTPUT = 16 * 1024 * 1024;

/** A repository of a team outside, made by `npm run new`, with the packages of others that are installed here. */
export class OutsideRepository {
  private readonly work = mkdtempSync(join(tmpdir(), 'zaino-outside-'));
  readonly folder: string;

  constructor(readonly name: string) {
    this.folder = join(this.work, name);
  }

  async make(): Promise<void> {
    const shell = join(root, 'dist/apps/shell');
    const wish = ['remote', this.name, '--outside', this.folder, '--shell', shell];
    await npm(root, ['run', 'new', '--', ...wish]);
    await installPacked(this.folder);
  }

  /** An npm script of the repository; rejects with what it wrote where it fails. */
  npm(args: string[], env: Record<string, string> = {}): Promise<string> {
    return npm(this.folder, args, env);
  }

  /** `npm run dev` of the repository, until it is ended. */
  dev(args: string[], env: Record<string, string>): DevCommand {
    return new DevCommand(this.folder, args, env);
  }

  /** Other words in a file of the repository. */
  rewrite(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  }

  remove(): void {
    rmSync(this.work, { recursive: true, force: true });
  }
}

async function npm(cwd: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  try {
    const settings = { ...process.env, NODE_ENV: undefined, INIT_CWD: undefined, ...env };
    const { stdout } = await run('npm', args, { cwd, env: settings, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as Record<string, string>;
    throw new Error(`npm ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
