import { Global, Module } from '@nestjs/common';
import { StockEffects } from './stock-effects';

/** What becomes of reserved pieces, in both processes. */
@Global()
@Module({ providers: [StockEffects], exports: [StockEffects] })
export class StockModule {}
