import { Inject, Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DataSource } from 'typeorm';
import type { BoundedCache } from '../bounded-cache';
import { Semaphore } from '../semaphore';
import { DomainError } from '../domain-error';
import { inTransaction } from '../in-transaction';
import { PreparedAnswer } from '../prepared-answer';
import { contentTypes, drawForm, drawnForm, type Form, formOf } from './draw-form';
import { Media, MediaVariant } from './media.entity';

/** Injection token: images that were served lately, up to a number of bytes. */
export const MEDIA_CACHE = Symbol('media cache');

/** An address never means another image. */
const cacheControl = 'public, max-age=31536000, immutable';

const notFound = () => new DomainError('not-found', sharedErrorCodes.notFound);

/** The forms in which kept images are served: each is made when it is first asked for, once for all copies. */
@Injectable()
export class MediaForms {
  private readonly semaphore = new Semaphore({
    permits: 2,
    waiting: 400,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(MEDIA_CACHE) private readonly cache: BoundedCache<PreparedAnswer>,
  ) {}

  /** `file` as in `640.avif`. Rejects with `not-found` for an image that we do not keep. */
  answer(id: string, file: string): Promise<PreparedAnswer> | PreparedAnswer {
    return this.cache.getOrLoad(`${id}/${file}`, () => this.load(id, formOf(file)));
  }

  private async load(id: string, asked: Form): Promise<PreparedAnswer> {
    const select = { id: true, contentType: true, width: true };
    const master = await this.dataSource.getRepository(Media).findOne({ select, where: { id } });
    if (master === null) throw notFound();
    const form = drawnForm(master, asked);
    const file = `${form.width}.${form.format}`;
    const isAsked = form.width === asked.width;
    // Of the addresses that mean the same form one keeps it.
    if (!isAsked) return this.answer(id, file);
    const made = await this.dataSource.getRepository(MediaVariant).findOneBy({ mediaId: id, file });
    const content = made?.content ?? (await this.semaphore.run(() => this.make(id, form)));
    const contentType = contentTypes[form.format];
    return new PreparedAnswer(content, { contentType, cacheControl, isCompact: true });
  }

  /** The image's row is locked meanwhile: another copy of the service that wants the same waits and finds it. */
  private make(id: string, form: Form): Promise<Buffer> {
    const file = `${form.width}.${form.format}`;
    return inTransaction(this.dataSource, async (manager) => {
      const master = await manager
        .getRepository(Media)
        .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (master === null) throw notFound();
      const made = await manager.getRepository(MediaVariant).findOneBy({ mediaId: id, file });
      if (made !== null) return made.content;
      const content = await drawForm(master, form);
      await manager.insert(MediaVariant, { mediaId: id, file, content });
      return content;
    });
  }
}
