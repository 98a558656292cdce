import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { SupplyModule } from '../supply/supply.module';
import { AdoptersService } from './adopters.service';
import { BookController } from './book.controller';
import { BookService } from './book.service';

/** A book's page: what it is, who has it on a list, and with which others (docs/decisions/book-page.md). */
@Module({
  imports: [DirectoryModule, EnrichmentModule, SupplyModule],
  controllers: [BookController],
  providers: [AdoptersService, BookService],
})
export class BooksModule {}
