import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { AdminProducts } from './admin-products';
import { ProductWriter } from './product-writer';

/** What admins read and write of products. */
@Module({
  imports: [IndexModule],
  providers: [AdminProducts, ProductWriter],
  exports: [AdminProducts, ProductWriter],
})
export class ProductsModule {}
