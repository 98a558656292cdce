import { Module } from '@nestjs/common';
import { OrderNotesController } from './order-notes.controller';
import { OrderNotesService } from './order-notes.service';

/** What staff writes down about orders. */
@Module({
  controllers: [OrderNotesController],
  providers: [OrderNotesService],
})
export class NotesModule {}
