import { Module } from '@nestjs/common';
import { adminOrderEndpoints } from '@zaino/contracts/orders';
import { ParkedMessagesModule } from '@zaino/service/parked-messages/parked-messages.module';
import { ReadingModule } from '../reading/reading.module';
import { CommandPreviewsService } from './command-previews.service';
import { OrderViewsController } from './order-views.controller';
import { OrderViewsService } from './order-views.service';
import { StaffChangesController } from './staff-changes.controller';
import { StaffChangesService } from './staff-changes.service';
import { StaffCommandsController } from './staff-commands.controller';
import { StaffCommandsService } from './staff-commands.service';

/** What staff does to orders, and what of it is kept; the lists and details are read by the reading module. */
@Module({
  imports: [ParkedMessagesModule.with(adminOrderEndpoints), ReadingModule],
  controllers: [OrderViewsController, StaffChangesController, StaffCommandsController],
  providers: [CommandPreviewsService, OrderViewsService, StaffChangesService, StaffCommandsService],
  exports: [StaffChangesService],
})
export class AdminModule {}
