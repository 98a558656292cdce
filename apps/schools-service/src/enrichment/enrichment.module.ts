import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { BookListService } from './book-list.service';
import { BookPageService } from './book-page.service';
import { BookSavesService } from './book-saves.service';
import { BookSchoolsService } from './book-schools.service';
import { BookSchoolsSweep } from './book-schools-sweep';
import { BookUses } from './book-uses';
import { BooksController } from './books.controller';
import { EnrichmentSweep } from './enrichment-sweep';
import { EnrichmentUndoService } from './enrichment-undo.service';
import { EnrichmentWriter } from './enrichment-writer';

/** The desk for books: what is known of them beside the ministry's data. */
@Module({
  imports: [DirectoryModule],
  controllers: [BooksController],
  providers: [
    BookListService,
    BookPageService,
    BookSavesService,
    BookSchoolsService,
    BookSchoolsSweep,
    BookUses,
    EnrichmentSweep,
    EnrichmentUndoService,
    EnrichmentWriter,
  ],
  exports: [BookListService, BookUses, EnrichmentWriter],
})
export class EnrichmentModule {}
