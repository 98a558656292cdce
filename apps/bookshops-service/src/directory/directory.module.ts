import { Module } from '@nestjs/common';
import { DirectoryController } from './directory.controller';
import { DirectoryService } from './directory.service';
import { DistancesService } from './distances.service';

@Module({
  controllers: [DirectoryController],
  providers: [DirectoryService, DistancesService],
})
export class DirectoryModule {}
