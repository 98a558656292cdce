import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Live, LIVE_FILE, liveChannel, liveSchema } from '@zaino/contracts/releases';
import { SECOND_MS } from '@zaino/rules/durations';
import { answeredWithin } from '@zaino/service/deadline';
import { inTransaction } from '@zaino/service/in-transaction';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { SingleFlight } from '@zaino/service/single-flight';
import { DataSource, type EntityManager } from 'typeorm';
import { ReleaseSigner } from '../store/release-signer';
import { RELEASE_STORE } from '../store/release-store';
import {
  lockDocumentRow,
  lockWritingRow,
  readDocumentRow,
  saveDocumentRow,
  saveWritingRow,
} from './live-rows';

/** Whoever has changed something waits no longer for gateways to be told: the sweep goes on. */
const PATIENCE_MS = 2 * SECOND_MS;

/** Tells gateways what is live: signed, by Redis and into the store. */
@Injectable()
export class LiveWriter {
  private readonly logger = new Logger('LiveWriter');
  private readonly flight = new SingleFlight(() => this.writeLatest());

  constructor(
    private readonly dataSource: DataSource,
    private readonly signer: ReleaseSigner,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  /** After a commit. Never rejects: what could not be written the sweep writes. */
  async write(): Promise<void> {
    try {
      await answeredWithin(PATIENCE_MS, () => this.flight.ask());
    } catch (error) {
      this.logger.warn(`The live document was not written yet: ${String(error)}`);
    }
  }

  /** One writes at a time, among all copies of the service too, and what it writes is later than what is there. */
  async writeLatest(): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const written = await lockWritingRow(manager);
      const document = await readDocumentRow(manager);
      // Before anything was live, whatever is there is left alone.
      if (document.revision === 0) return;
      // Neither waits for the other: gateways hear it by the one that answers.
      if (written !== document.revision) void this.publish(document);
      const stored = await this.readStored();
      if (isDeepStrictEqual(stored, document)) {
        await saveWritingRow(manager, document.revision);
        return;
      }
      const isLater = stored === undefined || stored.revision < document.revision;
      const next = isLater ? document : await raiseAbove(manager, stored.revision);
      if (!isLater) void this.publish(next);
      await this.releaseStore.write(LIVE_FILE, this.signer.sign(next));
      await saveWritingRow(manager, next.revision);
    });
  }

  /** What the store has; undefined where that is nothing of ours. While it is away gateways hear it from Redis alone. */
  private async readStored(): Promise<Live | undefined> {
    const file = await this.releaseStore.read(LIVE_FILE);
    try {
      return file && liveSchema.parse(this.signer.open(file.toString('utf8')));
    } catch (error) {
      this.logger.warn(`${LIVE_FILE} in the store is not of this registry: ${String(error)}`);
      return undefined;
    }
  }

  /** Never rejects. While Redis is away, or silent, gateways read it in the store. */
  private async publish(document: Live): Promise<void> {
    if (!this.redis.isReady) return;
    try {
      await this.redis.publish(liveChannel(this.redis), this.signer.sign(document));
    } catch (error) {
      this.logger.warn(`Nobody was told by Redis of what is live: ${String(error)}`);
    }
  }
}

/** After a backup of the tables was brought back, gateways know later documents: ours comes after those. */
async function raiseAbove(manager: EntityManager, revision: number): Promise<Live> {
  const document = { ...(await lockDocumentRow(manager)), revision: revision + 1 };
  await saveDocumentRow(manager, document);
  return document;
}
