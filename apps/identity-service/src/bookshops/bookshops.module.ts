import { Module } from '@nestjs/common';
import { LostBookshops } from './lost-bookshops';
import { Reservations } from './reservations';

@Module({
  providers: [LostBookshops, Reservations],
  exports: [LostBookshops, Reservations],
})
export class BookshopsModule {}
