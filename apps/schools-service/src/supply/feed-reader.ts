import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { activateFeed, countBooks, countOtherPrices } from './activate-feed';
import { type ClaimedFeed, claimFeed, ClaimLost, touchFeed } from './feed-claims';
import { feedParts } from './feed-parts';
import { removeFeedRejects, removeFeedRows, writeFeedRejects, writeFeedRows } from './feed-rows';
import { FeedRefusal } from './reading/feed-refusal';
import { feedText, inspectFeedText } from './reading/feed-text';
import { readFeed } from './reading/read-feed';
import { SupplyFeedEntity } from './supply-feed.entity';
import { SupplyHolder } from './supply-holder';
import { SupplyPartEntity } from './supply-part.entity';
import { SupplyRowEntity } from './supply-row.entity';

const PAUSE_MS = 2_000;
/** Between two words of how far a file is read. */
const TOUCH_MS = 1_000;
/** Lines that are kept of those that could not be used. */
const MOST_REJECTS = 1_000;

interface ReadCount {
  good: number;
  bad: number;
  firstReason: string | null;
}

/** Reads the files that wait. Nothing of one is seen before all of it is read (docs/decisions/suppliers-stock.md). */
@Injectable()
export class FeedReader {
  private readonly logger = new Logger('FeedReader');

  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: SupplyHolder,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: PAUSE_MS, copies: 'one' })
  async run(): Promise<void> {
    for (;;) {
      const claimed = await claimFeed(this.dataSource, this.now());
      if (claimed === null) return;
      await this.readOne(claimed);
    }
  }

  /** What fails by the database is left to the next run, which begins anew. */
  private async readOne(claimed: ClaimedFeed): Promise<void> {
    try {
      await this.read(claimed);
    } catch (error) {
      if (error instanceof ClaimLost) this.logger.warn(error.message);
      else if (error instanceof FeedRefusal) await this.fail(claimed, error.message);
      else throw error;
    }
  }

  private async read(claimed: ClaimedFeed): Promise<void> {
    const { manager } = this.dataSource;
    const { feed, distributor } = claimed;
    // Of a run that died.
    await removeFeedRows(manager, feed.id);
    await removeFeedRejects(manager, feed.id);
    const { sha256, encoding, bytes } = await inspectFeedText(feedParts(this.dataSource, feed.id));
    if (bytes !== feed.bytes) throw new FeedRefusal('Il file non è arrivato per intero.');
    await this.note(claimed, sha256);
    const text = feedText(feedParts(this.dataSource, feed.id), encoding);
    const count: ReadCount = { good: 0, bad: 0, firstReason: null };
    let touchedAt = this.now();
    for await (const { rows, rejects, bytesRead } of readFeed(text, distributor)) {
      await writeFeedRows(manager, feed.id, rows);
      await writeFeedRejects(
        manager,
        feed.id,
        rejects.slice(0, Math.max(0, MOST_REJECTS - count.bad)),
      );
      count.good += rows.length;
      count.bad += rejects.length;
      count.firstReason ??= rejects[0]?.reason ?? null;
      if (this.now().getTime() - touchedAt.getTime() < TOUCH_MS) continue;
      touchedAt = this.now();
      await touchFeed(manager, claimed, { bytesRead, rowsBad: count.bad, touchedAt });
    }
    await this.finish(claimed, count);
  }

  /** Refused where the distributor's very same file was used before: it says nothing new, and makes nothing younger. */
  private async note(claimed: ClaimedFeed, sha256: string): Promise<void> {
    try {
      await touchFeed(this.dataSource.manager, claimed, { sha256, touchedAt: this.now() });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new FeedRefusal('Questo file è già stato caricato: non dice niente di nuovo.');
    }
  }

  private async finish(claimed: ClaimedFeed, { good, bad, firstReason }: ReadCount): Promise<void> {
    const { feed } = claimed;
    if (good === 0) {
      throw new FeedRefusal(
        firstReason === null
          ? 'Nel file non c’è nessun libro.'
          : `Nel file non c’è nessuna riga utilizzabile. La prima: ${firstReason}.`,
      );
    }
    const now = this.now();
    await inTransaction(this.dataSource, async (manager) => {
      await touchFeed(manager, claimed, { bytesRead: feed.bytes, rowsBad: bad, touchedAt: now });
      const rowsGood = await manager.countBy(SupplyRowEntity, { feedId: feed.id });
      const rowsBefore = await countBooks(manager, feed.distributorId);
      const otherPrices = await countOtherPrices(manager, feed.id);
      await manager.update(
        SupplyFeedEntity,
        { id: feed.id },
        { rowsGood, rowsBefore, otherPrices },
      );
      if (feed.kind === 'full' && rowsGood * 2 < rowsBefore) {
        const problem = `Ha ${rowsGood} libri invece di ${rowsBefore}: più della metà sparirebbe.`;
        await manager.update(
          SupplyFeedEntity,
          { id: feed.id },
          { state: 'held', problem, claim: null },
        );
      } else {
        await activateFeed(manager, feed, now);
      }
      await manager.delete(SupplyPartEntity, { feedId: feed.id });
    });
    await this.holder.refresh();
  }

  private async fail({ feed, claim }: ClaimedFeed, problem: string): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(
      SupplyFeedEntity,
      { id: feed.id, claim },
      { state: 'failed', problem, sha256: null, claim: null, endedAt: this.now() },
    );
    if (affected !== 1) return;
    await manager.delete(SupplyPartEntity, { feedId: feed.id });
    this.logger.warn(`File ${feed.id} was not used: ${problem}`);
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}
