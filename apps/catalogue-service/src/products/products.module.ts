import { Module } from '@nestjs/common';
import { AdminProducts } from './admin-products';
import { BulkChanges } from './bulk-changes';
import { ChangeSweep } from './change-sweep';
import { ProductSaves } from './product-saves';
import { ProductTable } from './product-table';
import { ProductUndo } from './product-undo';
import { ProductWriter } from './product-writer';
import { ProductsController } from './products.controller';

/** What admins read and write of products. */
@Module({
  controllers: [ProductsController],
  providers: [
    AdminProducts,
    BulkChanges,
    ChangeSweep,
    ProductSaves,
    ProductTable,
    ProductUndo,
    ProductWriter,
  ],
  exports: [AdminProducts, ProductWriter],
})
export class ProductsModule {}
