import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { EnrichmentModule } from '../enrichment/enrichment.module';
import { SupplyModule } from '../supply/supply.module';
import { UsedBooksController } from './used-books.controller';
import { UsedBooksService } from './used-books.service';

/** Who needs the books that families have used (docs/decisions/used-books.md). */
@Module({
  imports: [DirectoryModule, EnrichmentModule, SupplyModule],
  controllers: [UsedBooksController],
  providers: [UsedBooksService],
})
export class UsedBooksModule {}
