import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { SupplyModule } from '../supply/supply.module';
import { BestClassesService } from './best-classes.service';
import { BookListsController } from './book-lists.controller';
import { BookListsService } from './book-lists.service';

/** Lists that families have on paper: the books and the class of their codes (docs/decisions/list-from-photo.md). */
@Module({
  imports: [DirectoryModule, EnrichmentModule, SupplyModule],
  controllers: [BookListsController],
  providers: [BestClassesService, BookListsService],
})
export class BookListsModule {}
