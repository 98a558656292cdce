import { type DynamicModule, Module } from '@nestjs/common';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { MediaModule as KeptMediaModule } from '@zaino/service/media/media.module';
import type { Config } from '../config';
import { MediaController } from './media.controller';
import { namedIn } from './named-in';

/** The images of articles. */
@Module({})
export class MediaModule {
  static with(config: Pick<Config, 'ANSWER_CACHE_MB'>): DynamicModule {
    const media = KeptMediaModule.with({
      path: adminBlogEndpoints.uploadImage.path,
      controller: MediaController,
      cacheMb: config.ANSWER_CACHE_MB,
      namedIn,
    });
    return { module: MediaModule, imports: [media] };
  }
}
