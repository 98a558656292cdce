import { Module } from '@nestjs/common';
import { VouchersModule } from '../vouchers/vouchers.module';
import { LineOffers } from './line-offers';
import { QuoteService } from './quote.service';

/** What things cost now. */
@Module({
  imports: [VouchersModule],
  providers: [LineOffers, QuoteService],
  exports: [QuoteService],
})
export class QuotesModule {}
