import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { italianDay } from '@zaino/rules/italian-day';
import { BoundedCache } from '@zaino/service/bounded-cache';
import { Clock } from '@zaino/service/clock';
import { type DocumentKind, Documents } from './documents';
import { DrawingQueue } from './drawing-queue';
import type { OrderFile } from './order-file';

/** A document of 18 books has up to 50 kB. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** For documents that do not exist (yet). */
const none = { bytes: 1, content: null };

/**
 * Documents as customers ask for them: kept by all that they are made from, drawn once for all who ask at the same
 * time, and never so many that other calls have to wait (docs/decisions/documents-of-orders.md).
 */
@Injectable()
export class KeptDocuments {
  private readonly kept = new BoundedCache<{ bytes: number; content: Buffer | null }>(CACHE_BYTES);

  constructor(
    private readonly documents: Documents,
    private readonly drawing: DrawingQueue,
    private readonly clock: Clock,
  ) {}

  /** As `Documents.make`; rejects as `unavailable` (`documents-busy`) where too many wait already. */
  async make(kind: DocumentKind, file: OrderFile): Promise<Buffer | null> {
    // The day is in the statement; the order's id, its customer and its version are in the file.
    const shown = JSON.stringify([kind, italianDay(this.clock.now()), file]);
    const key = createHash('sha256').update(shown).digest('base64url');
    const { content } = await this.kept.getOrLoad(key, () =>
      this.drawing.run(() => this.draw(kind, file)),
    );
    return content;
  }

  private async draw(kind: DocumentKind, file: OrderFile) {
    const content = await this.documents.make(kind, file);
    return content === null ? none : { bytes: content.length, content };
  }
}
