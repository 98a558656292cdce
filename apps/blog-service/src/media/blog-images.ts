import { Inject, Injectable } from '@nestjs/common';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { type ImageSize, type KeptImage, MediaStore } from '@zaino/service/media/media-store';
import type { DataSource } from 'typeorm';

/** The images of the blog, for whoever writes articles. */
@Injectable()
export class BlogImages {
  constructor(@Inject(MediaStore) private readonly store: MediaStore) {}

  /** For commands, which run without the service. */
  static in(dataSource: DataSource): BlogImages {
    return new BlogImages(new MediaStore(dataSource, adminBlogEndpoints.uploadImage.path));
  }

  /** Of those of the ids that the blog keeps an image for. */
  sizesOf(ids: string[]): Promise<Map<string, ImageSize>> {
    return this.store.sizesOf(ids);
  }

  /** JPEG, PNG, WebP or AVIF, encoded anew; `image-refused` where it cannot be kept. */
  keep(bytes: Buffer): Promise<KeptImage> {
    return this.store.keepUpload(bytes);
  }

  /** A drawing of our own as SVG; only from the command line. */
  keepDrawing(svg: Buffer): Promise<KeptImage> {
    return this.store.keepDrawing(svg);
  }
}
