import { Inject, Injectable } from '@nestjs/common';
import { mediaIdOf, sharedErrorCodes } from '@zaino/contracts/shared';
import { DataSource, In } from 'typeorm';
import { Semaphore } from '../semaphore';
import { DomainError } from '../domain-error';
import { inTransaction } from '../in-transaction';
import { encodeUpload } from './encode-upload';
import { holdImages } from './hold-images';
import { type Master, masterId } from './master';
import { Media } from './media.entity';
import { readDrawing } from './read-drawing';

/** Injection token: begin of the addresses of the images that this service keeps, as in `/api/media`. */
export const MEDIA_PATH = Symbol('path of media');

/** Of an image that is named as one of ours. */
export const UNKNOWN_IMAGE = 'Un’immagine di questo negozio non esiste più';

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

export interface KeptImage extends ImageSize {
  id: string;
  /** As in `/api/media/<id>`. */
  url: string;
}

/** The images that a service keeps. An id is a hash of the content, so the same image is kept once. */
@Injectable()
export class MediaStore {
  /** An image of the largest size takes some 200 MB while it is decoded. */
  private readonly semaphore = new Semaphore({
    permits: 1,
    waiting: 8,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(MEDIA_PATH) private readonly path: string,
  ) {}

  /** Somebody's image, encoded anew; `image-refused` where it cannot be kept. */
  async keepUpload(bytes: Buffer): Promise<KeptImage> {
    return this.keep(await this.semaphore.run(() => encodeUpload(bytes)));
  }

  /** A drawing of our own as SVG; only from the command line. */
  async keepDrawing(svg: Buffer): Promise<KeptImage> {
    return this.keep(await readDrawing(svg));
  }

  /** Of those of the ids that we keep an image for. */
  async sizesOf(ids: Iterable<string>): Promise<Map<string, ImageSize>> {
    const asked = [...new Set(ids)];
    if (asked.length === 0) return new Map();
    const found = await this.dataSource
      .getRepository(Media)
      .find({ select: { id: true, width: true, height: true }, where: { id: In(asked) } });
    return new Map(found.map(({ id, width, height }) => [id, { width, height }]));
  }

  /** The same for what is about to be saved: these stay for days from now on, whether anything names them yet or not. */
  async hold(ids: Iterable<string>): Promise<Map<string, ImageSize>> {
    const asked = [...new Set(ids)];
    await holdImages(this.dataSource, asked);
    // Looked for afterwards: a sweep may have been faster.
    return this.sizesOf(asked);
  }

  /** Those of the addresses that name a kept image which is not among ours, for a save: the others are held. */
  async unknownAmong(urls: Iterable<string>): Promise<Set<string>> {
    const asked = [...new Set(urls)].flatMap((url) => {
      const id = mediaIdOf(url);
      return id === null ? [] : [{ id, url }];
    });
    const sizes = await this.hold(asked.map(({ id }) => id));
    // Another service's image may go without our knowing, and has the same id where it is the same image.
    const unknown = asked.filter(({ id, url }) => !sizes.has(id) || url !== this.urlOf(id));
    return new Set(unknown.map(({ url }) => url));
  }

  /** Refuses as invalid what is in the list at `path` and has the address of an image that we do not keep. */
  async refuseUnknown(urls: readonly string[], path: string): Promise<void> {
    const unknown = await this.unknownAmong(urls);
    const errors = urls.flatMap((url, index) =>
      unknown.has(url) ? [{ path: `${path}.${index}`, message: UNKNOWN_IMAGE }] : [],
    );
    if (errors.length === 0) return;
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
  }

  private urlOf(id: string): string {
    return `${this.path}/${id}`;
  }

  private async keep(master: Master): Promise<KeptImage> {
    const id = masterId(master);
    const { contentType, width, height, content } = master;
    // The same image again is needed anew.
    await inTransaction(this.dataSource, (manager) =>
      manager.query(
        `INSERT INTO media (id, content_type, width, height, content, created_at)
         VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE needed_at = CURRENT_TIMESTAMP(3)`,
        [id, contentType, width, height, content, new Date()],
      ),
    );
    return { id, url: this.urlOf(id), width, height };
  }
}
