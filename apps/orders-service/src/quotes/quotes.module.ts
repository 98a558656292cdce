import { Module } from '@nestjs/common';
import { DeliveryCalendar } from './delivery-calendar';
import { LineOffers } from './line-offers';
import { QuoteAnswersService } from './quote-answers.service';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';

/** What things cost now. */
@Module({
  controllers: [QuotesController],
  providers: [DeliveryCalendar, LineOffers, QuoteAnswersService, QuotesService],
  exports: [QuotesService],
})
export class QuotesModule {}
