import { Module } from '@nestjs/common';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import { ReadingModule } from '../reading/reading.module';
import { ParkedMessagesController } from './parked-messages.controller';
import { StaffCommandsController } from './staff-commands.controller';
import { StaffCommandsService } from './staff-commands.service';

/** What staff does to orders; the lists and details are read by the reading module. */
@Module({
  imports: [ReadingModule],
  controllers: [ParkedMessagesController, StaffCommandsController],
  providers: [ParkedMessagesService, StaffCommandsService],
})
export class AdminModule {}
