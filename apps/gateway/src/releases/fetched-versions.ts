import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@zaino/rules/durations';
import type { MirroredFiles } from '@zaino/service/release-files/mirrored-files';
import type { FastifyBaseLogger } from 'fastify';

/** After so long (milliseconds) a version that could not be had is asked for again. */
const TRY_AGAIN_MS = 5 * SECOND_MS;
/** Strangers can think of versions: as many failures are remembered at most. */
const MOST_FAILURES = 1_000;

interface Options {
  /** Of this gateway. */
  folder: string;
  /** Undefined where the folder itself is the store. */
  mirror: Pick<MirroredFiles, 'fetchVersion'> | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Versions as this gateway has them on its disk; with a bucket they are brought from there, whole, before they are used. */
export class FetchedVersions {
  private readonly failedAt = new Map<string, number>();

  constructor(private readonly options: Options) {}

  get isFromBucket(): boolean {
    return this.options.mirror !== undefined;
  }

  /** Never rejects: what could not be had is not there, and is said once in five seconds. */
  async bring(versions: Readonly<Record<string, string>>): Promise<void> {
    const wanted = Object.entries(versions);
    await Promise.all(wanted.map(([app, version]) => this.bringOne(app, version)));
  }

  private async bringOne(app: string, version: string): Promise<void> {
    const { folder, mirror, log } = this.options;
    const name = `${app}/${version}`;
    if (!mirror || existsSync(join(folder, app, version, 'release.json'))) return;
    if (performance.now() - (this.failedAt.get(name) ?? -Infinity) < TRY_AGAIN_MS) return;
    try {
      await mirror.fetchVersion(app, version);
      this.failedAt.delete(name);
    } catch (error) {
      const [oldest = ''] = this.failedAt.size >= MOST_FAILURES ? this.failedAt.keys() : [];
      this.failedAt.delete(oldest);
      this.failedAt.set(name, performance.now());
      log.warn({ app, version, reason: String(error) }, 'version not fetched');
    }
  }
}
