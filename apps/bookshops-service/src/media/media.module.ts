import { type DynamicModule, Module } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { MediaModule as KeptMediaModule } from '@zaino/service/media/media.module';
import type { Config } from '../config';
import { MediaController } from './media.controller';
import { namedIn } from './named-in';
import { ShownPicturesService } from './shown-pictures.service';

/** The pictures of bookshops. */
@Module({})
export class MediaModule {
  static with(config: Pick<Config, 'ANSWER_CACHE_MB'>): DynamicModule {
    const media = KeptMediaModule.with({
      path: bookshopsEndpoints.uploadPicture.path,
      controller: MediaController,
      cacheMb: config.ANSWER_CACHE_MB,
      namedIn,
    });
    return {
      module: MediaModule,
      global: true,
      imports: [media],
      providers: [ShownPicturesService],
      exports: [ShownPicturesService],
    };
  }
}
