import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module';
import { CsvExportService } from './csv-export.service';
import { CsvImportsService } from './csv-imports.service';
import { CsvController } from './csv.controller';

/** Products as files: export and import. */
@Module({
  imports: [ProductsModule],
  controllers: [CsvController],
  providers: [CsvExportService, CsvImportsService],
})
export class CsvModule {}
