import { Injectable } from '@nestjs/common';
import { fieldRefused } from '@zaino/service/field-refused';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import { ReviewAllowance } from './review-allowance';
import type { ReviewWords } from './review-words';

/** What is looked at before a review is written. */
@Injectable()
export class ReviewChecks {
  constructor(
    private readonly allowance: ReviewAllowance,
    private readonly media: MediaStore,
  ) {}

  /** Rejects a picture that we do not keep at its field, and as `reviews-limited` one review too many. */
  async allow(uid: string, { image }: ReviewWords): Promise<void> {
    if (image !== null && (await this.media.unknownAmong([image])).size > 0)
      throw fieldRefused('image', UNKNOWN_IMAGE);
    await this.allowance.ofAccount('review', uid);
  }
}
