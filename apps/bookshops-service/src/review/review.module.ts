import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module';
import { BookshopListService } from './bookshop-list.service';
import { DecisionsService } from './decisions.service';
import { ReviewController } from './review.controller';
import { ReviewService } from './review.service';

@Module({
  imports: [PlansModule],
  controllers: [ReviewController],
  providers: [BookshopListService, DecisionsService, ReviewService],
})
export class ReviewModule {}
