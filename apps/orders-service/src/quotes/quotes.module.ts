import { Module } from '@nestjs/common';
import { LineOffers } from './line-offers';
import { QuoteAnswersService } from './quote-answers.service';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';

/** What things cost now. */
@Module({
  controllers: [QuotesController],
  providers: [LineOffers, QuoteAnswersService, QuotesService],
  exports: [QuotesService],
})
export class QuotesModule {}
