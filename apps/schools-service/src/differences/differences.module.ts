import { Module } from '@nestjs/common';
import { ImportDeskModule } from '../import-desk/import-desk.module';
import { Comparisons } from './comparisons';
import { DifferencesController } from './differences.controller';
import { DifferencesCsvService } from './differences-csv.service';
import { DifferencesService } from './differences.service';
import { DroppedBooksController } from './dropped-books.controller';
import { DroppedBooksService } from './dropped-books.service';

/** What an import changed in the lists of schools and classes. */
@Module({
  imports: [ImportDeskModule],
  controllers: [DifferencesController, DroppedBooksController],
  providers: [Comparisons, DifferencesCsvService, DifferencesService, DroppedBooksService],
})
export class DifferencesModule {}
