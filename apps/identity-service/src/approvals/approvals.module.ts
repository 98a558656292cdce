import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailModule } from '../mail/mail.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { AdminAreasService } from './admin-areas.service';
import { ApprovalDecisionsService } from './approval-decisions.service';
import { ApprovalNews } from './approval-news';
import { ApprovalSweep } from './approval-sweep';
import { ApprovalsController } from './approvals.controller';
import { ApprovalsService } from './approvals.service';
import { ApprovedChanges } from './approved-changes';

/** What needs two admins, and what is taken from one. */
@Module({
  imports: [CredentialsModule, MailModule, PasswordsModule],
  controllers: [ApprovalsController],
  providers: [
    AdminAreasService,
    ApprovalDecisionsService,
    ApprovalNews,
    ApprovalSweep,
    ApprovalsService,
    ApprovedChanges,
  ],
})
export class ApprovalsModule {}
