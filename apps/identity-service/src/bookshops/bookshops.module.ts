import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { LostBookshops } from './lost-bookshops';
import { OwnersController } from './owners.controller';
import { OwnersService } from './owners.service';
import { Reservations } from './reservations';

@Module({
  imports: [MailModule],
  controllers: [OwnersController],
  providers: [LostBookshops, OwnersService, Reservations],
  exports: [LostBookshops, Reservations],
})
export class BookshopsModule {}
