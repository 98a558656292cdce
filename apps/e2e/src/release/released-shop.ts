import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { freePort, root, type Running, start } from '../stack/processes';

const command = promisify(execFile);
const releaseSet = new RegExp(`id="${RELEASE_SET_ELEMENT}">(.*?)</script>`);

/** A gateway on releases of its own, fed by the release command only. */
export class ReleasedShop {
  readonly folder = mkdtempSync(join(tmpdir(), 'zaino-released-'));
  readonly releases = join(this.folder, 'releases');
  private gateway: Running | undefined;

  get url(): string {
    if (!this.gateway) throw new Error('The gateway is not started yet');
    return this.gateway.url;
  }

  /** `services` are the addresses of those that the test's pages ask. */
  async open(services: Record<string, string> = {}): Promise<void> {
    this.gateway = await start('gateway', {
      RELEASES_DIR: this.releases,
      SCHOOLS_URL: `http://127.0.0.1:${await freePort()}`,
      ...services,
    });
  }

  async close(): Promise<void> {
    await this.gateway?.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** `npm run release -- …`; rejects with its output when it fails. */
  async release(...args: string[]): Promise<string> {
    const npm = ['run', 'release', '--', ...args, '--releases', this.releases];
    const { stdout } = await command('npm', npm, { cwd: root });
    return stdout;
  }

  /** Version that the release command made active. */
  active(app: string): string {
    return readFileSync(join(this.releases, app, 'active'), 'utf8').trim();
  }

  /** Names an active version past the release command and its checks. */
  pointAt(app: string, version: string): void {
    writeFileSync(join(this.releases, app, 'active'), version);
  }

  /** Builds the cart as it was long ago (or one that wants this router); gives folder and version. */
  async buildOlderCart(router?: string): Promise<{ build: string; version: string }> {
    const build = mkdtempSync(join(this.folder, 'build-'));
    const webpack = join(root, 'node_modules/.bin/webpack');
    const config = join(import.meta.dirname, 'older-cart/webpack.config.mjs');
    await command(process.execPath, [webpack, '-c', config], {
      cwd: root,
      env: {
        ...process.env,
        OLDER_CART_OUTPUT: build,
        ...(router !== undefined && { OLDER_CART_ROUTER: router }),
      },
    });
    const { version } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as {
      version: string;
    };
    return { build, version };
  }

  /** HTML of a page as it comes from the server, and the versions that it works with. */
  async page(path: string): Promise<{ html: string; versions: Record<string, string> }> {
    const html = await (await fetch(this.url + path)).text();
    const set = JSON.parse(releaseSet.exec(html)?.[1] ?? '') as ReleaseSet;
    const remotes = set.remotes.map(({ name, version }) => [name, version] as const);
    return { html, versions: { shell: set.shell.version, ...Object.fromEntries(remotes) } };
  }
}
