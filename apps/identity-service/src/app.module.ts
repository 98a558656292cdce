import { type DynamicModule, Module } from '@nestjs/common';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { DayCountsModule } from '@zaino/service/day-counts/day-counts.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { UpstreamsModule } from '@zaino/service/upstreams.module';
import { AdminAccessModule } from './admin-access/admin-access.module';
import { AdminsModule } from './admins/admins.module';
import { ApprovalsModule } from './approvals/approvals.module';
import { AuditLogModule } from './audit-log/audit-log.module';
import { KeepAct } from './audit-log/keep-act';
import { ChildrenModule } from './children/children.module';
import { ColleagueAccessModule } from './colleagues/colleague-access.module';
import { ColleaguesModule } from './colleagues/colleagues.module';
import { BookshopOpeningModule } from './bookshop-opening/bookshop-opening.module';
import { BookshopsModule } from './bookshops/bookshops.module';
import { ConfirmTenant } from './bookshops/confirm-tenant';
import { ProveTenantAddress } from './bookshops/prove-tenant-address';
import { ComplianceModule } from './compliance/compliance.module';
import type { Config } from './config';
import { ContactModule } from './contact/contact.module';
import { CredentialsModule } from './credentials/credentials.module';
import { dataSourceOptions } from './database/data-source';
import { HandoverModule } from './handover/handover.module';
import { MailModule } from './mail/mail.module';
import { SendMail } from './mail/send-mail';
import { NewListsModule } from './new-lists/new-lists.module';
import { WalkFamilies } from './new-lists/walk-families';
import { OwnFactorModule } from './own-factor/own-factor.module';
import { OwnSessionsModule } from './own-sessions/own-sessions.module';
import { ParkedMessagesModule } from './parked-messages/parked-messages.module';
import { ProductNoticesModule } from './product-notices/product-notices.module';
import { AnnounceDeletion } from './profile/announce-deletion';
import { ProfileModule } from './profile/profile.module';
import { ReleaseTenant } from './profile/release-tenant';
import { PushModule } from './push/push.module';
import { SendPush } from './push/send-push';
import { RegistrationModule } from './registration/registration.module';
import { BROWSER_ERROR_COUNT } from './security-log/browser-error';
import { SecurityLogModule } from './security-log/security-log.module';
import { SessionComparisonModule } from './session-comparison/session-comparison.module';
import { SessionsModule } from './sessions/sessions.module';
import { SignInModule } from './sign-in/sign-in.module';
import { StaffUsersModule } from './staff-users/staff-users.module';
import { BookshopsClient } from './upstreams/bookshops-client';
import { CatalogueClient } from './upstreams/catalogue-client';
import { OrdersClient } from './upstreams/orders-client';
import { SchoolQuestionsModule } from './school-questions/school-questions.module';
import { SchoolsClient } from './upstreams/schools-client';
import { UnknownSectionModule } from './unknown-section/unknown-section.module';
import { AnnounceAddress } from './users/announce-address';
import { RefreshSessions } from './users/refresh-sessions';

/** Strangers may make up names of apps: what was told of once alone in a day is forgotten. */
const dayCountKinds = { [BROWSER_ERROR_COUNT]: { keptDays: 400, least: 2 } };

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        DayCountsModule.with({ kinds: dayCountKinds }),
        UpstreamsModule.connect([
          { name: 'bookshops', client: BookshopsClient, baseUrl: config.BOOKSHOPS_URL },
          { name: 'orders', client: OrdersClient, baseUrl: config.ORDERS_URL },
          { name: 'catalogue', client: CatalogueClient, baseUrl: config.CATALOGUE_URL },
          { name: 'schools', client: SchoolsClient, baseUrl: config.SCHOOLS_URL },
        ]),
        OutboxModule.with({
          handlers: [
            SendMail,
            SendPush,
            ConfirmTenant,
            ProveTenantAddress,
            RefreshSessions,
            AnnounceAddress,
            AnnounceDeletion,
            ReleaseTenant,
            KeepAct,
            WalkFamilies,
          ],
          imports: [
            AuditLogModule,
            MailModule,
            BookshopsModule,
            ColleagueAccessModule,
            NewListsModule,
            PushModule,
          ],
        }),
        StaffActsModule.keptHere(),
        AuditLogModule,
        ComplianceModule,
        SecurityLogModule,
        ProfileModule,
        ChildrenModule,
        ContactModule,
        SessionsModule,
        SessionComparisonModule,
        SignInModule,
        HandoverModule,
        RegistrationModule,
        CredentialsModule,
        NewListsModule,
        UnknownSectionModule,
        OwnFactorModule,
        OwnSessionsModule,
        BookshopOpeningModule,
        ColleaguesModule,
        AdminsModule,
        AdminAccessModule,
        ApprovalsModule,
        ParkedMessagesModule,
        ProductNoticesModule,
        PushModule,
        SchoolQuestionsModule,
        StaffUsersModule,
      ],
    };
  }
}
