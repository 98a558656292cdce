import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { keptPort } from '@zaino/testing/kept-port';
import { changeLive, liveVersion } from '@zaino/testing/live-file';
import { root, type Running, start } from './processes';

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
    const nobody = `http://127.0.0.1:${await keptPort()}`;
    const settings = { RELEASES_DIR: this.releases, SCHOOLS_URL: nobody, ...services };
    this.gateway = await start('gateway', settings);
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
    return liveVersion(this.releases, app);
  }

  /** Names an active version past the release command and its checks. */
  pointAt(app: string, version: string): void {
    changeLive(this.releases, { stable: { [app]: version } });
  }

  /** HTML of a page as it comes from the server, and the versions that it works with. */
  async page(path: string): Promise<{ html: string; versions: Record<string, string> }> {
    const html = await (await fetch(this.url + path)).text();
    const set = JSON.parse(releaseSet.exec(html)?.[1] ?? '') as ReleaseSet;
    const remotes = set.remotes.map(({ name, version }) => [name, version] as const);
    return { html, versions: { shell: set.shell.version, ...Object.fromEntries(remotes) } };
  }
}
