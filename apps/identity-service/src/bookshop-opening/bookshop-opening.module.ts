import { Module } from '@nestjs/common';
import { BookshopsModule } from '../bookshops/bookshops.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { SessionsModule } from '../sessions/sessions.module';
import { BookshopOpeningController } from './bookshop-opening.controller';
import { BookshopOpeningService } from './bookshop-opening.service';

@Module({
  imports: [BookshopsModule, CredentialsModule, SessionsModule],
  controllers: [BookshopOpeningController],
  providers: [BookshopOpeningService],
})
export class BookshopOpeningModule {}
