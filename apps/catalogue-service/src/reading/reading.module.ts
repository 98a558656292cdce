import { type DynamicModule, Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ProductsModule } from '../products/products.module';
import { AdminCatalogue } from './admin-catalogue';
import { ANSWER_CACHE_BYTES, PublicCatalogue } from './public-catalogue';
import { ReadingController } from './reading.controller';

/** Lists, search, details and categories for everybody. */
@Module({})
export class ReadingModule {
  static with({ cacheMb }: { cacheMb: number }): DynamicModule {
    return {
      module: ReadingModule,
      imports: [IndexModule, ProductsModule],
      controllers: [ReadingController],
      providers: [
        AdminCatalogue,
        PublicCatalogue,
        { provide: ANSWER_CACHE_BYTES, useValue: cacheMb * 1024 * 1024 },
      ],
    };
  }
}
