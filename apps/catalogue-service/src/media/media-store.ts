import { Inject, Injectable } from '@nestjs/common';
import { mediaIdOf } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { BoundedLanes } from '@zaino/service/bounded-lanes';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, In } from 'typeorm';
import { Media } from '../database/entities/media.entity';
import { encodeUpload } from './encode-upload';
import { type Master, masterId } from './master';
import { readDrawing } from './read-drawing';

/** Of an image that is named as one of ours. */
export const UNKNOWN_IMAGE = 'Un’immagine di questo negozio non esiste più';

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

  /** Refuses as invalid what is among the images of a product and has the address of one that we do not keep. */
  async refuseUnknown(urls: readonly string[], path: string): Promise<void> {
    const known = await this.exists(urls.flatMap((url) => mediaIdOf(url) ?? []));
    const errors = urls.flatMap((url, index) => {
      const id = mediaIdOf(url);
      return id === null || known.has(id)
        ? []
        : [{ path: `${path}.${index}`, message: UNKNOWN_IMAGE }];
    });
    if (errors.length === 0) return;
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
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
