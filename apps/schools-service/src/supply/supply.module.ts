import { Module } from '@nestjs/common';
import { DistributorsService } from './distributors.service';
import { FeedReader } from './feed-reader';
import { FeedSweep } from './feed-sweep';
import { FeedsService } from './feeds.service';
import { FolderWatch } from './folder-watch';
import { SuppliedBooksService } from './supplied-books.service';
import { SupplyController } from './supply.controller';
import { SupplyHolder } from './supply-holder';
import { SupplySuggestionsService } from './supply-suggestions.service';

/** What distributors have of the books, by the files that they send. */
@Module({
  controllers: [SupplyController],
  providers: [
    DistributorsService,
    FeedReader,
    FeedSweep,
    FeedsService,
    FolderWatch,
    SuppliedBooksService,
    SupplyHolder,
    SupplySuggestionsService,
  ],
  exports: [SupplyHolder],
})
export class SupplyModule {}
