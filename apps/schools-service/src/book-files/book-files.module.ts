import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { BookExportService } from './book-export.service';
import { BookFilesController } from './book-files.controller';
import { BookImportsService } from './book-imports.service';
import { BookPlans } from './book-plans';

/** Books as files: CSV both ways, and ONIX as publishers send it. */
@Module({
  imports: [DirectoryModule, EnrichmentModule],
  controllers: [BookFilesController],
  providers: [BookExportService, BookImportsService, BookPlans],
  exports: [BookPlans],
})
export class BookFilesModule {}
