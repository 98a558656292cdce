import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { DataSource, type EntityManager, In } from 'typeorm';
import { inTransaction } from '../in-transaction';
import { Scheduled } from '../schedule/scheduled';
import { holdImages } from './hold-images';
import { Media, MediaVariant } from './media.entity';
import { MEDIA_PATH } from './media-store';
import { namedImages } from './named-images';

/** Injection token: SQL that selects as `text` all in which a service's rows may name images. */
export const NAMED_IN = Symbol('where images are named');

/** For how long an image is kept that nothing names, in days. */
const KEPT_DAYS = 7;
/** Of images in one transaction. */
const BATCH = 50;

/**
 * Forgets images that nothing has named for a week (docs/decisions/image-sweep.md). Whether one goes is decided by
 * `needed_at` alone, under a lock: who saves something with it writes that first. Several copies may sweep at once.
 */
@Injectable()
export class MediaSweep {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(MEDIA_PATH) private readonly path: string,
    @Inject(NAMED_IN) private readonly sql: string,
  ) {}

  /** Gives how many images were forgotten. */
  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<number> {
    const { dataSource, sql, path } = this;
    // Before anything is forgotten: after a week without a service, everything would look as if nobody needed it.
    await holdImages(dataSource, [...(await namedImages(dataSource, { sql, path }))]);
    for (let forgotten = 0; ;) {
      const batch = await inTransaction(dataSource, forgetBatch);
      forgotten += batch;
      if (batch < BATCH) return forgotten;
    }
  }
}

async function forgetBatch(manager: EntityManager): Promise<number> {
  // Who makes a form of one of these, or wants to save something with it, waits here and finds it gone.
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM media WHERE needed_at < CURRENT_TIMESTAMP(3) - INTERVAL ? DAY
     ORDER BY needed_at, id LIMIT ? FOR UPDATE`,
    [KEPT_DAYS, BATCH],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await manager.delete(MediaVariant, { mediaId: In(ids) });
  await manager.delete(Media, { id: In(ids) });
  return ids.length;
}
