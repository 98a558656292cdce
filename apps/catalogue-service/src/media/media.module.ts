import { type DynamicModule, Module } from '@nestjs/common';
import { BoundedCache } from '@zaino/service/bounded-cache';
import { MEDIA_CACHE, MediaForms } from './media-forms';
import { MediaStore } from './media-store';
import { MediaController } from './media.controller';

const MEGABYTE = 1024 * 1024;

@Module({})
export class MediaModule {
  /** `cacheMb`: memory for images that were served lately. */
  static with({ cacheMb }: { cacheMb: number }): DynamicModule {
    return {
      module: MediaModule,
      global: true,
      controllers: [MediaController],
      providers: [
        MediaStore,
        MediaForms,
        { provide: MEDIA_CACHE, useFactory: () => new BoundedCache(cacheMb * MEGABYTE) },
      ],
      exports: [MediaStore],
    };
  }
}
