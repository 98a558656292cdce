import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ReadingModule } from '../reading/reading.module';
import { ColleagueGuard } from './colleague-guard';
import { DeskCommandsController } from './desk-commands.controller';
import { DeskCommandsService } from './desk-commands.service';
import { DeskOrdersController } from './desk-orders.controller';
import { DeskOrdersService } from './desk-orders.service';

/** What a bookshop does with the orders that are picked up there (docs/decisions/desk.md). */
@Module({
  imports: [ReadingModule],
  controllers: [DeskCommandsController, DeskOrdersController],
  // For all that is done at the desk, wherever it stands.
  providers: [
    DeskCommandsService,
    DeskOrdersService,
    { provide: APP_GUARD, useClass: ColleagueGuard },
  ],
  exports: [DeskOrdersService],
})
export class DeskModule {}
