import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { activeVersion, pointAt, publish } from './releases-folder';

/** Folders and builds of their own for a test of the release command. */
export class ReleaseSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'zaino-release-'));
  readonly builds = join(this.folder, 'builds');
  readonly releases = join(this.folder, 'releases');

  /** Arguments of Node for the command on these folders. */
  commandLine(args: string[]): string[] {
    const script = join(import.meta.dirname, 'release.ts');
    return [...typescriptFlags, script, ...args, '--releases', this.releases];
  }

  /** Runs the command in a process of its own, as npm does. */
  run(args: string[], env: Record<string, string> = {}) {
    return this.runNode(this.commandLine(args), env);
  }

  publishAll() {
    const script = join(import.meta.dirname, 'publish-all.ts');
    return this.runNode([...typescriptFlags, script, this.builds, this.releases]);
  }

  /** Writes what a build leaves behind; gives its folder. */
  build(app: string, version: string, changes: Partial<Release> = {}): string {
    return writeBuild(join(this.builds, app), { name: app, version, ...changes });
  }

  release(app: string, version: string, changes: Partial<Release> = {}) {
    return this.run([app, '--from', this.build(app, version, changes)]);
  }

  /** Publishes versions and makes the last one of each app active, without the command. */
  given(...versions: [app: string, version: string][]): void {
    for (const [app, version] of versions) {
      publish(this.releases, app, this.build(app, version));
      pointAt(this.releases, app, version);
    }
  }

  active(app: string): string | undefined {
    return activeVersion(this.releases, app);
  }

  /** Every file below the releases with its content. */
  everything(): Record<string, string> {
    if (!existsSync(this.releases)) return {};
    const files = readdirSync(this.releases, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
  }

  private runNode(args: string[], env: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, INIT_CWD: this.folder, ...env },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
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
