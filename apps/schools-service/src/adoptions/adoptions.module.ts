import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { SupplyModule } from '../supply/supply.module';
import { AdoptionsController } from './adoptions.controller';
import { AdoptionsService } from './adoptions.service';
import { SpendingCapsService } from './spending-caps.service';

@Module({
  imports: [DirectoryModule, SupplyModule],
  controllers: [AdoptionsController],
  providers: [AdoptionsService, SpendingCapsService],
})
export class AdoptionsModule {}
