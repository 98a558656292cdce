import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { AdminsModule } from '../admins/admins.module';
import { MailModule } from '../mail/mail.module';
import { AdminAccessController } from './admin-access.controller';
import { AdminAccessService } from './admin-access.service';

/** A link by mail for admins who are locked out. */
@Module({
  imports: [AccountLinksModule, AdminsModule, MailModule],
  controllers: [AdminAccessController],
  providers: [AdminAccessService],
})
export class AdminAccessModule {}
