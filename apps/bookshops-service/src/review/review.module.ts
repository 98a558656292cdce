import { Module } from '@nestjs/common';
import { BookshopList } from './bookshop-list';
import { DecisionsService } from './decisions.service';
import { ReviewController } from './review.controller';
import { ReviewService } from './review.service';

@Module({
  controllers: [ReviewController],
  providers: [BookshopList, DecisionsService, ReviewService],
})
export class ReviewModule {}
