import { Module } from '@nestjs/common';
import { AdminProducts } from './admin-products';
import { BulkChangesService } from './bulk-changes.service';
import { ChangeSweep } from './change-sweep';
import { PricesBeforeService } from './prices-before.service';
import { ProductSavesService } from './product-saves.service';
import { ProductTableService } from './product-table.service';
import { ProductUndoService } from './product-undo.service';
import { ProductWriter } from './product-writer';
import { ProductsController } from './products.controller';

/** What admins read and write of products. */
@Module({
  controllers: [ProductsController],
  providers: [
    AdminProducts,
    BulkChangesService,
    ChangeSweep,
    PricesBeforeService,
    ProductSavesService,
    ProductTableService,
    ProductUndoService,
    ProductWriter,
  ],
  exports: [AdminProducts, ProductWriter],
})
export class ProductsModule {}
