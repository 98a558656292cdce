import { Module } from '@nestjs/common';
import { SearchesController } from './searches.controller';
import { SearchesService } from './searches.service';

/** What is counted of searches (docs/decisions/statistics.md). */
@Module({
  controllers: [SearchesController],
  providers: [SearchesService],
})
export class SearchesModule {}
