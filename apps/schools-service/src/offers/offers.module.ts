import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { SupplyModule } from '../supply/supply.module';
import { OffersController } from './offers.controller';
import { OffersService } from './offers.service';

@Module({
  imports: [DirectoryModule, SupplyModule],
  controllers: [OffersController],
  providers: [OffersService],
})
export class OffersModule {}
