import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ProductsModule } from '../products/products.module';
import { AdminCatalogue } from './admin-catalogue';
import { PublicCatalogue } from './public-catalogue';
import { ReadingController } from './reading.controller';

/** Lists, search, details and categories for everybody. */
@Module({
  imports: [IndexModule, ProductsModule],
  controllers: [ReadingController],
  providers: [AdminCatalogue, PublicCatalogue],
})
export class ReadingModule {}
