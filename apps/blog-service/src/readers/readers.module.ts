import { type DynamicModule, Module } from '@nestjs/common';
import { Allowance } from './allowance';
import { Comments } from './comments';
import { Likes } from './likes';
import { Moderation } from './moderation';
import { ModerationController } from './moderation.controller';
import { DEVICE_TOKEN_KEY, ReaderKeys } from './reader-keys';
import { ReadersController } from './readers.controller';
import { ViewCounter } from './view-counter';
import { ViewFlush } from './view-flush';
import { ViewMetrics } from './view-metrics';
import { Visits } from './visits';

/** Comments, likes and views. */
@Module({})
export class ReadersModule {
  static with({ deviceTokenKey }: { deviceTokenKey: string }): DynamicModule {
    return {
      module: ReadersModule,
      controllers: [ModerationController, ReadersController],
      providers: [
        { provide: DEVICE_TOKEN_KEY, useValue: deviceTokenKey },
        Allowance,
        Comments,
        Likes,
        Moderation,
        ReaderKeys,
        ViewCounter,
        ViewFlush,
        ViewMetrics,
        Visits,
      ],
    };
  }
}
