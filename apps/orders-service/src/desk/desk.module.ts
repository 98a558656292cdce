import { Module } from '@nestjs/common';
import { ReadingModule } from '../reading/reading.module';
import { DeskCommandsController } from './desk-commands.controller';
import { DeskCommandsService } from './desk-commands.service';
import { DeskOrdersController } from './desk-orders.controller';
import { DeskOrdersService } from './desk-orders.service';

/** What a bookshop does with the orders that are picked up there (docs/decisions/desk.md). */
@Module({
  imports: [ReadingModule],
  controllers: [DeskCommandsController, DeskOrdersController],
  providers: [DeskCommandsService, DeskOrdersService],
  exports: [DeskOrdersService],
})
export class DeskModule {}
