import { type DynamicModule, Module } from '@nestjs/common';
import { adminBookEndpoints } from '@zaino/contracts/schools';
import { MediaModule as KeptMediaModule } from '@zaino/service/media/media.module';
import type { Config } from '../config';
import { MediaController } from './media.controller';
import { namedIn } from './named-in';

/** A part of the memory for answers: covers are small, and browsers keep them. */
const CACHE_PART = 8;

/** The images of books. */
@Module({})
export class MediaModule {
  static with({ ANSWER_CACHE_MB }: Pick<Config, 'ANSWER_CACHE_MB'>): DynamicModule {
    const media = KeptMediaModule.with({
      path: adminBookEndpoints.uploadImage.path,
      controller: MediaController,
      cacheMb: Math.ceil(ANSWER_CACHE_MB / CACHE_PART),
      namedIn,
    });
    return { module: MediaModule, imports: [media] };
  }
}
