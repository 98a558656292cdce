import { Module } from '@nestjs/common';
import { BookshopsModule } from '../bookshops/bookshops.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { PendingSessions } from '../sessions/pending-sessions';
import { BookshopOpeningController } from './bookshop-opening.controller';
import { BookshopOpeningService } from './bookshop-opening.service';

@Module({
  imports: [BookshopsModule, CredentialsModule],
  controllers: [BookshopOpeningController],
  providers: [BookshopOpeningService, PendingSessions],
})
export class BookshopOpeningModule {}
