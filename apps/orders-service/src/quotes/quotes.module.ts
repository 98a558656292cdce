import { Module } from '@nestjs/common';
import { LineOffers } from './line-offers';
import { QuoteAnswers } from './quote-answers';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';

/** What things cost now. */
@Module({
  controllers: [QuotesController],
  providers: [LineOffers, QuoteAnswers, QuotesService],
  exports: [QuotesService],
})
export class QuotesModule {}
