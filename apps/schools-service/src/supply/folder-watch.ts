import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { FEED_BYTES, FEED_PART_BYTES } from '@zaino/contracts/schools';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import type { Config } from '../config';
import { DistributorEntity } from './distributor.entity';
import { newFeed } from './new-feed';
import { SupplyFeedEntity } from './supply-feed.entity';
import { SupplyPartEntity } from './supply-part.entity';

const PAUSE_MS = 30_000;
/** A file that was written so lately may not be whole yet. */
const SETTLED_MS = MINUTE_MS / 2;
const MOST_NAME = 200;
const usable = /\.(csv|txt|tsv)$/i;
/** `file-<number>_<its name>`: taken, and not read to its end yet. */
const taken = /^file-(\d+)_/;

const folders = { reading: 'in-lettura', done: 'fatti', failed: 'non-riusciti' } as const;

/**
 * Takes the files that distributors put into their folders below SUPPLY_FOLDER, as if somebody had sent them, and
 * moves each where it can be seen what became of it. A file that is taken twice because a process died in between is
 * refused by its content, or given up by FeedSweep.
 */
@Injectable()
export class FolderWatch {
  private readonly logger = new Logger('FolderWatch');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SUPPLY_FOLDER'>,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    if (this.config.SUPPLY_FOLDER === '') return;
    for (const distributor of await this.dataSource.manager.find(DistributorEntity)) {
      try {
        await this.look(distributor, join(this.config.SUPPLY_FOLDER, distributor.folder));
      } catch (error) {
        // The other distributors' files are no worse for it.
        this.logger.warn(`Files of ${distributor.name} could not be taken: ${String(error)}`);
      }
    }
  }

  private async look(distributor: DistributorEntity, folder: string): Promise<void> {
    for (const name of Object.values(folders)) await mkdir(join(folder, name), { recursive: true });
    const reading = join(folder, folders.reading);
    await this.putAway(folder);
    for (const name of await namesIn(folder)) {
      const { mtimeMs } = await stat(join(folder, name));
      // Moved first: where that is not allowed nothing has begun.
      if (this.clock.now() - mtimeMs >= SETTLED_MS) {
        await rename(join(folder, name), join(reading, name));
      }
    }
    for (const name of await namesIn(reading)) {
      if (!taken.test(name)) await this.take(distributor, folder, name);
    }
  }

  private async take(distributor: DistributorEntity, folder: string, name: string): Promise<void> {
    const path = join(folder, folders.reading, name);
    const { size, mtime } = await stat(path);
    if (size === 0 || size > FEED_BYTES) {
      this.logger.warn(`${name} of ${distributor.name} is empty or too large`);
      await rename(path, join(folder, folders.failed, name));
      return;
    }
    const { manager } = this.dataSource;
    const now = new Date(this.clock.now());
    const { identifiers } = await manager.insert(
      SupplyFeedEntity,
      newFeed({
        distributorId: distributor.id,
        fileName: name.slice(0, MOST_NAME),
        kind: distributor.feedKind,
        source: 'folder',
        bytes: size,
        asOf: mtime < now ? mtime : now,
        createdAt: now,
      }),
    );
    const id = Number(identifiers[0]?.['id']);
    await this.keepParts(path, id);
    await rename(path, join(folder, folders.reading, `file-${id}_${name}`));
    await manager.update(SupplyFeedEntity, { id }, { state: 'waiting' });
  }

  private async keepParts(path: string, feedId: number): Promise<void> {
    const file = await open(path);
    try {
      const buffer = Buffer.alloc(FEED_PART_BYTES);
      for (let part = 0; ; part += 1) {
        const { bytesRead } = await file.read(buffer, 0, FEED_PART_BYTES);
        if (bytesRead === 0) return;
        const content = buffer.subarray(0, bytesRead);
        await this.dataSource.manager.insert(SupplyPartEntity, { feedId, part, content });
      }
    } finally {
      await file.close();
    }
  }

  /** Those of which it is known by now what became of them. */
  private async putAway(folder: string): Promise<void> {
    for (const name of await readdir(join(folder, folders.reading))) {
      const id = Number(taken.exec(name)?.[1]);
      if (!Number.isInteger(id)) continue;
      const feed = await this.dataSource.manager.findOneBy(SupplyFeedEntity, { id });
      const end = endOf(feed?.state);
      if (end !== null) await rename(join(folder, folders.reading, name), join(folder, end, name));
    }
  }
}

/** The files that stand there, oldest first: each says what has changed since the last. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && usable.test(entry.name));
  const dated = await Promise.all(
    names.map(async ({ name }) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((one, other) => one.at - other.at).map(({ name }) => name);
}

/** Null while it is not known. */
function endOf(state: SupplyFeedEntity['state'] | undefined): string | null {
  if (state === undefined || state === 'failed' || state === 'discarded') return folders.failed;
  return state === 'active' || state === 'replaced' || state === 'held' ? folders.done : null;
}
