import { sharedErrorCodes } from '@zaino/contracts/shared';
import { z } from 'zod';
import { BoundedCache } from '../bounded-cache';
import { DomainError } from '../domain-error';
import { PreparedAnswer } from '../prepared-answer';
import { Semaphore } from '../semaphore';
import { drawShareImage, type ShareImage } from './draw-share-image';

/** Settings of a service that draws them. */
export const shareImageSettings = {
  /** Name of the shop, as on its pages. */
  BRAND_NAME: z.string().trim().min(1).max(60).default('Zaino'),
};

const CACHE_BYTES = 16 * 1024 * 1024;
/** One at a time: it takes a core for a tenth of a second. */
const WAITING = 20;

/** Networks keep what they have seen anyway. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';
const answerOptions = { contentType: 'image/jpeg', cacheControl, isCompact: true };

/**
 * Images for links, drawn when first asked for (docs/decisions/share-images.md). What they say comes of a service's own
 * data: a caller names a page that exists, or gets nothing drawn.
 */
export class ShareImages {
  private readonly cache = new BoundedCache<PreparedAnswer>(CACHE_BYTES);
  private readonly semaphore = new Semaphore({
    permits: 1,
    waiting: WAITING,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(private readonly brand: string) {}

  /** `describe` says what to draw, or rejects; the key stands for all that it says. */
  answer(
    key: string,
    describe: () => Promise<ShareImage> | ShareImage,
  ): Promise<PreparedAnswer> | PreparedAnswer {
    return this.cache.getOrLoad(key, async () => {
      const image = await describe();
      const content = await this.semaphore.run(() => drawShareImage(image, this.brand));
      return new PreparedAnswer(content, answerOptions);
    });
  }
}
