import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { DistancesController } from './distances.controller';
import { DistancesService } from './distances.service';

/** How far municipalities lie from one another, for services that do not know where they are. */
@Module({
  imports: [DirectoryModule],
  controllers: [DistancesController],
  providers: [DistancesService],
})
export class DistancesModule {}
