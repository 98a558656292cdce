import { Module } from '@nestjs/common';
import { Allowance } from '@zaino/service/allowance';
import { AddressAllowance } from './address-allowance';
import { CommentsService } from './comments.service';
import { LikesService } from './likes.service';
import { ModerationService } from './moderation.service';
import { ModerationController } from './moderation.controller';
import { ReaderKeys } from './reader-keys';
import { ReadersController } from './readers.controller';
import { ViewCounter } from './view-counter';
import { ViewFlush } from './view-flush';
import { ViewMetrics } from './view-metrics';
import { VisitsService } from './visits.service';

/** Comments, likes and views. */
@Module({
  controllers: [ModerationController, ReadersController],
  providers: [
    AddressAllowance,
    Allowance,
    CommentsService,
    LikesService,
    ModerationService,
    ReaderKeys,
    ViewCounter,
    ViewFlush,
    ViewMetrics,
    VisitsService,
  ],
})
export class ReadersModule {}
