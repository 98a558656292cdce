import { Module } from '@nestjs/common';
import { BookshopListService } from './bookshop-list.service';
import { DecisionsService } from './decisions.service';
import { ReviewController } from './review.controller';
import { ReviewService } from './review.service';

@Module({
  controllers: [ReviewController],
  providers: [BookshopListService, DecisionsService, ReviewService],
})
export class ReviewModule {}
