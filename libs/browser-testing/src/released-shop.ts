import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keptPort } from '@zaino/testing/kept-port';
import { changeLive, liveVersion } from '@zaino/testing/live-file';
import { createTestRedis } from '@zaino/testing/test-redis';
import { createServiceDatabase } from './account-services';
import { root, type Running, start } from './processes';
import { runReleaseCommand } from './release-command';
import { type ServerPage, servedPage } from './served-page';
import { newSigningKey } from './signing-key';
import { tellContracts } from './tell-contracts';

const command = promisify(execFile);

const registryApp = 'releases-service';

interface Registry {
  settings: Record<string, string>;
  /** For the release command. */
  token: string;
  drop: () => Promise<void>;
}

/**
 * A gateway on releases of its own, fed by the release command only. The registry runs while something is released, and
 * no longer: nobody else needs it.
 */
export class ReleasedShop {
  readonly folder = mkdtempSync(join(tmpdir(), 'zaino-released-'));
  readonly releases = join(this.folder, 'releases');
  private gateway: Running | undefined;
  private registry: Promise<Registry> | undefined;

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
    await (await this.registry)?.drop();
    rmSync(this.folder, { recursive: true });
  }

  /** `npm run release -- …`; rejects with its output when it fails. */
  async release(...args: string[]): Promise<string> {
    this.registry ??= this.makeRegistry();
    const { settings, token } = await this.registry;
    const registry = await start(registryApp, settings);
    try {
      return await runReleaseCommand(args, { url: registry.url, token });
    } finally {
      await registry.stop();
    }
  }

  /** Version that the release command made live. */
  active(app: string): string {
    return liveVersion(this.releases, app);
  }

  /** Makes versions live past the registry and its checks. */
  makeLive(versions: Record<string, string>): void {
    changeLive(this.releases, { stable: versions });
  }

  /** A page as it comes from the server. */
  page(path: string): Promise<ServerPage> {
    return servedPage(this.url + path);
  }

  private async makeRegistry(): Promise<Registry> {
    const database = await createServiceDatabase(registryApp);
    const redis = await createTestRedis();
    const settings = {
      MYSQL_URL: database.serviceUrl,
      REDIS_URL: redis.url,
      RELEASES_DIR: this.releases,
      RELEASES_SIGNING_KEY: newSigningKey(),
      SERVICE_KEY: randomBytes(24).toString('hex'),
      IDENTITY_URL: `http://127.0.0.1:${await keptPort()}`,
      PUBLIC_URL: 'https://zaino.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    await tellContracts(redis.url);
    const cli = resolve(root, 'dist/apps', registryApp, 'cli.js');
    const env = { ...process.env, ...settings };
    const { stdout } = await command(process.execPath, [cli, 'local-token'], { env });
    const drop = async () => {
      await Promise.all([database.drop(), redis.drop()]);
    };
    return { settings, token: stdout.trim(), drop };
  }
}
