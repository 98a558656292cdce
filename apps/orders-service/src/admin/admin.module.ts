import { Module } from '@nestjs/common';
import { ReadingModule } from '../reading/reading.module';
import { VouchersModule } from '../vouchers/vouchers.module';
import { ParkedMessagesController } from './parked-messages.controller';
import { StaffCommandsController } from './staff-commands.controller';
import { VouchersController } from '../vouchers/vouchers.controller';

/** What staff does to orders; the lists and details are read by the reading module. */
@Module({
  imports: [ReadingModule, VouchersModule],
  controllers: [StaffCommandsController, ParkedMessagesController, VouchersController],
})
export class AdminModule {}
