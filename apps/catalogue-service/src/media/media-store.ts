import { Inject, Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { BoundedLanes } from '@zaino/service/bounded-lanes';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, In } from 'typeorm';
import { Media } from '../database/entities/media.entity';
import { encodeUpload } from './encode-upload';
import { type Master, masterId } from './master';
import { readDrawing } from './read-drawing';

export interface KeptImage {
  id: string;
  width: number;
  height: number;
}

/** The images that we keep. An id is a hash of the content, so the same image is kept once. */
@Injectable()
export class MediaStore {
  /** An image of the largest size takes some 200 MB while it is decoded. */
  private readonly lanes = new BoundedLanes({
    ...{ lanes: 1, waiting: 8 },
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Somebody's image, encoded anew; `image-refused` where it cannot be kept. */
  async keepUpload(bytes: Buffer): Promise<KeptImage> {
    return this.keep(await this.lanes.run(() => encodeUpload(bytes)));
  }

  /** A drawing of our own as SVG; only from the command line. */
  async keepDrawing(svg: Buffer): Promise<KeptImage> {
    return this.keep(await readDrawing(svg));
  }

  /** Those of the ids that we keep an image for: a product's images are checked by it at the save. */
  async exists(ids: Iterable<string>): Promise<Set<string>> {
    const asked = [...new Set(ids)];
    if (asked.length === 0) return new Set();
    const found = await this.dataSource
      .getRepository(Media)
      .find({ select: { id: true }, where: { id: In(asked) } });
    return new Set(found.map(({ id }) => id));
  }

  private async keep(master: Master): Promise<KeptImage> {
    const id = masterId(master);
    const { width, height } = master;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .orIgnore()
      .into(Media)
      .values({ id, ...master, createdAt: new Date() })
      .updateEntity(false)
      .execute();
    return { id, width, height };
  }
}
