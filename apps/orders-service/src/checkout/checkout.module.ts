import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes/quotes.module';
import { QuotesController } from '../quotes/quotes.controller';

/** From what somebody wants to an order; of the process that answers calls alone. */
@Module({ imports: [QuotesModule], controllers: [QuotesController] })
export class CheckoutModule {}
