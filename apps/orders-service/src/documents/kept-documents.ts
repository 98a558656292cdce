import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Order, ordersErrorCodes } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { BoundedCache } from '@zaino/service/bounded-cache';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { Semaphore } from '@zaino/service/semaphore';
import { Documents } from './documents';
import type { OrderFile } from './order-file';

type DocumentKind = Order['documents'][number]['kind'];

/** A document of 18 books has up to 50 kB. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Drawing blocks the process: one at a time, and about as long a pause behind each. */
const WAITING = 40;
const RETRY_AFTER_S = 5;

/** For documents that do not exist (yet). */
const none = { bytes: 1, content: null };

/**
 * Documents as customers ask for them: kept by all that they are made from, drawn once for all who ask at the same
 * time, and never so many that other calls have to wait (docs/decisions/documents-of-orders.md).
 */
@Injectable()
export class KeptDocuments {
  private readonly kept = new BoundedCache<{ bytes: number; content: Buffer | null }>(CACHE_BYTES);
  private readonly drawing = new Semaphore({ permits: 1, waiting: WAITING, refuse: busy });

  constructor(
    private readonly documents: Documents,
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
    const begin = performance.now();
    const content = await this.documents.make(kind, file);
    if (content === null) return none;
    // The others' turn: half of the time, at least, is for all other calls.
    await delay(performance.now() - begin);
    return { bytes: content.length, content };
  }
}

function busy(): DomainError {
  return new DomainError('unavailable', ordersErrorCodes.documentsBusy, {
    detail: 'In questo momento stiamo preparando molti documenti: riprova tra qualche secondo.',
    retryAfterS: RETRY_AFTER_S,
  });
}
