import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { BoundedCache } from '../bounded-cache';
import { MEDIA_CACHE, MediaForms } from './media-forms';
import { MEDIA_PATH, MediaStore } from './media-store';
import { MediaSweep, NAMED_IN } from './media-sweep';

const MEGABYTE = 1024 * 1024;

interface MediaOptions {
  /** Begin of the addresses, as in `/api/media`. */
  path: string;
  /** Binds `MediaForms` and, for uploads, `MediaStore` to the calls of the contract. */
  controller: Type;
  /** Memory for images that were served lately. */
  cacheMb: number;
  /** SQL that selects as `text` all in which images may be named: what it does not find is forgotten one day. */
  namedIn: string;
}

/** Images that a service keeps in tables of its own (`Media`, `MediaVariant`): `MediaStore` and `MediaForms` for all its modules. */
@Module({})
export class MediaModule {
  static with({ path, controller, cacheMb, namedIn }: MediaOptions): DynamicModule {
    return {
      module: MediaModule,
      global: true,
      controllers: [controller],
      providers: [
        MediaStore,
        MediaForms,
        MediaSweep,
        { provide: MEDIA_PATH, useValue: path },
        { provide: NAMED_IN, useValue: namedIn },
        { provide: MEDIA_CACHE, useFactory: () => new BoundedCache(cacheMb * MEGABYTE) },
      ],
      exports: [MediaStore, MediaForms],
    };
  }
}
