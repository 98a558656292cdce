import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { activeVersion, pointAt, publish } from './releases-folder';

const execute = promisify(execFile);

interface Outcome {
  status: number;
  /** What it said, warnings and errors last. */
  output: string;
}

/** Folders and builds of their own for a test of releases. */
export class ReleaseSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'zaino-release-'));
  readonly builds = join(this.folder, 'builds');
  readonly releases = join(this.folder, 'releases');
  /** What a shop of this machine keeps. */
  readonly local = join(this.folder, 'local');

  /** Runs the command in a process of its own, as npm does, without settings of this machine. */
  run(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const script = join(import.meta.dirname, 'release.ts');
    const settings = { RELEASES_URL: '', RELEASE_TOKEN: '', ZAINO_LOCAL: this.local };
    return this.runNode([...typescriptFlags, script, ...args], { ...settings, ...env });
  }

  publishAll(): Promise<Outcome> {
    const script = join(import.meta.dirname, 'publish-all.ts');
    return this.runNode([...typescriptFlags, script, this.builds, this.releases]);
  }

  /** Writes what a build leaves behind; gives its folder. */
  build(app: string, version: string, changes: Partial<Release> = {}): string {
    return writeBuild(join(this.builds, app), { name: app, version, ...changes });
  }

  /** Publishes versions and makes the last one of each app active. */
  given(...versions: [app: string, version: string][]): void {
    for (const [app, version] of versions) {
      publish(this.releases, app, this.build(app, version));
      pointAt(this.releases, app, version);
    }
  }

  active(app: string): string | undefined {
    return activeVersion(this.releases, app);
  }

  private async runNode(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const options = {
      cwd: this.folder,
      env: { ...process.env, INIT_CWD: this.folder, ...env },
    };
    try {
      const { stdout, stderr } = await execute(process.execPath, args, options);
      return { status: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { status: code, output: stdout + stderr };
    }
  }
}

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function writeBuild(folder: string, described: Partial<Release> & { name: string }): string {
  const mark = `of ${described.name} ${described.version ?? ''}`;
  const browserFiles = ['entry.js', 'page.css', 'page.js'];
  const release = {
    mounts: [`/${described.name}`],
    entry: ['entry.js'],
    chunks: { page: ['page.css', 'page.js'] },
    integrity: Object.fromEntries(browserFiles.map((file) => [file, integrityOf(file + mark)])),
    server: { file: 'server/server.js', integrity: integrityOf(`server/server.js${mark}`) },
    federation: '2.9.2',
    shared: { react: described.name === 'shell' ? '19.3.1' : '^19.0.0' },
    ...described,
  };
  const contents: Record<string, string | Buffer> = {
    ...Object.fromEntries([...browserFiles, 'server/server.js'].map((file) => [file, file + mark])),
    'page.js.br': brotliCompressSync(`page.js${mark}`),
    'page.js.gz': gzipSync(`page.js${mark}`),
    'release.json': JSON.stringify(release),
  };
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
