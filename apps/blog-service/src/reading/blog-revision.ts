import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DataChanges } from '@zaino/service/data-changes';
import { DomainError } from '@zaino/service/domain-error';
import { Readiness } from '@zaino/service/readiness';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { SingleFlight } from '@zaino/service/single-flight';
import { DataSource } from 'typeorm';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';

const POLL_MS = 1_000;
const NEVER = Number.POSITIVE_INFINITY;

interface Shown {
  print: string | null;
  next: Date | null;
}

/**
 * Tells whether answers that were made of the articles still hold. It looks at the database once a second, as soon as
 * a writer asks for it, and at the moment of a scheduled article; while the database is away, what was kept holds.
 */
@Injectable()
export class BlogRevision implements OnModuleInit {
  private readonly logger = new Logger('BlogRevision');
  private readonly looking = new SingleFlight(() => this.look());
  private revision = 0;
  /** Of all articles, and of what everybody sees of them. */
  private print = '';
  private shownPrint: string | undefined;
  /** When the next scheduled article appears, in milliseconds since 1970. */
  private nextAppearance = NEVER;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: DataChanges,
    private readonly clock: Clock,
    readiness: Readiness,
  ) {
    readiness.add({ name: 'articles', isRequired: true, check: () => this.current() });
  }

  onModuleInit(): Promise<void> {
    return this.refresh();
  }

  /** Grows with every change: answers of one revision are the same. Unavailable until the database was there once. */
  async current(): Promise<number> {
    if (this.clock.now() >= this.nextAppearance) await this.refresh();
    if (this.revision > 0) return this.revision;
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }

  /** Sees all that was committed before the call. Never rejects: what fails now is seen by the next look. */
  @Scheduled({ pauseMs: POLL_MS, copies: 'each' })
  refresh(): Promise<void> {
    return this.looking
      .ask()
      .catch((error: unknown) =>
        this.logger.warn(`The articles could not be looked at: ${String(error)}`),
      );
  }

  /** Pages that others keep are made anew where everybody sees a difference. */
  private async look(): Promise<void> {
    const now = this.clock.now();
    const print = await this.printOfAll();
    if (print === this.print && now < this.nextAppearance) return;
    const shown = await this.shownAt(now);
    if (this.shownPrint !== undefined && shown.print !== this.shownPrint) {
      this.changes.publish({ domain: 'blog' });
    }
    this.print = print;
    this.shownPrint = shown.print;
    this.nextAppearance = shown.next;
    this.revision += 1;
  }

  /**
   * By an index alone. Two changes of a row within one millisecond look the same: as long as the latest is that young,
   * the print is another than afterwards.
   */
  private async printOfAll(): Promise<string> {
    const [row] = await this.dataSource.query<object[]>(
      `SELECT COUNT(*) AS articles, BIT_XOR(CRC32(CONCAT_WS(' ', id, changed_at))) AS print,
         MAX(changed_at) > CURRENT_TIMESTAMP(3) - INTERVAL 3 SECOND AS isYoung
       FROM article`,
    );
    return JSON.stringify(row);
  }

  /** Counts of views and likes are no news to those who keep pages. */
  private async shownAt(now: number): Promise<{ print: string; next: number }> {
    const at = new Date(now);
    const [shown] = await this.dataSource.query<Shown[]>(
      `SELECT BIT_XOR(CRC32(CONCAT_WS(' ', article.id, version, comments_count, published_at,
           category.slug, category.name))) AS print,
         (SELECT MIN(published_at) FROM article
          WHERE status = 'scheduled' AND published_at > ? AND deleted_at IS NULL) AS next
       FROM article LEFT JOIN blog_category category ON category.id = article.category_id
       WHERE ${VISIBLE_ARTICLES}`,
      [at, at],
    );
    return { print: String(shown?.print), next: shown?.next?.getTime() ?? NEVER };
  }
}
