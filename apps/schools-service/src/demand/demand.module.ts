import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { DemandController } from './demand.controller';
import { DemandService } from './demand.service';

/** What the classes of some schools have to buy, for the forecasts of bookshops. */
@Module({
  imports: [DirectoryModule],
  controllers: [DemandController],
  providers: [DemandService],
})
export class DemandModule {}
