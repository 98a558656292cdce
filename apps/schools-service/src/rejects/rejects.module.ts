import { Module } from '@nestjs/common';
import { RejectsController } from './rejects.controller';
import { RejectsCsvService } from './rejects-csv.service';
import { RejectsService } from './rejects.service';
import { RepairsService } from './repairs.service';

/** Rows that imports could not use: read, corrected, imported after all. */
@Module({
  controllers: [RejectsController],
  providers: [RejectsCsvService, RejectsService, RepairsService],
})
export class RejectsModule {}
