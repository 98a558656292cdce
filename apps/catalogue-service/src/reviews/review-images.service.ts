import { Injectable } from '@nestjs/common';
import { MediaStore } from '@zaino/service/media/media-store';
import { Purchases } from './purchases';
import { ReviewAllowance } from './review-allowance';

/** Pictures for reviews, of who may write one. What no review names after a week is forgotten. */
@Injectable()
export class ReviewImagesService {
  constructor(
    private readonly purchases: Purchases,
    private readonly allowance: ReviewAllowance,
    private readonly media: MediaStore,
  ) {}

  /** Rejects as `image-refused` what is no picture. */
  async keep(uid: string, bytes: Buffer): Promise<{ success: true; url: string }> {
    await this.purchases.require(uid);
    await this.allowance.ofAccount('image', uid);
    const { url } = await this.media.keepUpload(bytes);
    return { success: true, url };
  }
}
