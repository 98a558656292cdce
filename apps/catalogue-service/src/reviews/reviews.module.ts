import { Module } from '@nestjs/common';
import { Allowance } from '@zaino/service/allowance';
import { AdminReviews } from './admin-reviews';
import { CustomerReviewsController } from './customer-reviews.controller';
import { CustomerReviewsService } from './customer-reviews.service';
import { ModerationController } from './moderation.controller';
import { ModerationService } from './moderation.service';
import { OwnReviewsService } from './own-reviews.service';
import { Purchases } from './purchases';
import { ReviewAllowance } from './review-allowance';
import { ReviewAnswersService } from './review-answers.service';
import { ReviewChangeSweep } from './review-change-sweep';
import { ReviewChecks } from './review-checks';
import { ReviewDecisionsService } from './review-decisions.service';
import { ReviewImagesService } from './review-images.service';
import { ReviewPublication } from './review-publication';
import { ReviewQueueService } from './review-queue.service';
import { ReviewReportsService } from './review-reports.service';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

/** What customers say of products that they have received. */
@Module({
  controllers: [CustomerReviewsController, ModerationController, ReviewsController],
  providers: [
    AdminReviews,
    Allowance,
    CustomerReviewsService,
    ModerationService,
    OwnReviewsService,
    Purchases,
    ReviewAllowance,
    ReviewAnswersService,
    ReviewChangeSweep,
    ReviewChecks,
    ReviewDecisionsService,
    ReviewImagesService,
    ReviewPublication,
    ReviewQueueService,
    ReviewReportsService,
    ReviewsService,
  ],
})
export class ReviewsModule {}
