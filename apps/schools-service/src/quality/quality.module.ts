import { Module } from '@nestjs/common';
import { QualityController } from './quality.controller';
import { QualityCount } from './quality-count';
import { QualityCsvService } from './quality-csv.service';
import { QualityService } from './quality.service';

/** What is doubtful in the lists that are in use: codes, prices, classes over the ministry's cap. */
@Module({
  controllers: [QualityController],
  providers: [QualityCount, QualityCsvService, QualityService],
})
export class QualityModule {}
