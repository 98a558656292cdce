import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ProductsModule } from '../products/products.module';
import { AdminCatalogueService } from './admin-catalogue.service';
import { PublicCatalogueService } from './public-catalogue.service';
import { ReadingController } from './reading.controller';

/** Lists, search, details and categories for everybody. */
@Module({
  imports: [IndexModule, ProductsModule],
  controllers: [ReadingController],
  providers: [AdminCatalogueService, PublicCatalogueService],
})
export class ReadingModule {}
