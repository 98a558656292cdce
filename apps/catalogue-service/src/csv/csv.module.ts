import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { CsvExport } from './csv-export';
import { CsvImports } from './csv-imports';
import { CsvController } from './csv.controller';

/** Products as files: export and import. */
@Module({
  imports: [ProductsModule],
  controllers: [CsvController],
  providers: [CsvExport, CsvImports],
})
export class CsvModule {}
