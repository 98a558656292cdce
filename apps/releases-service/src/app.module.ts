import { type DynamicModule, Module } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { DeliverAct } from '@zaino/service/audit-log/deliver-act';
import { StaffActsModule } from '@zaino/service/audit-log/staff-acts.module';
import { ConfigModule } from '@zaino/service/config.module';
import { DatabaseModule } from '@zaino/service/database.module';
import { MailPostModule } from '@zaino/service/mail/mail-post.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { ParkedMessagesModule } from '@zaino/service/parked-messages/parked-messages.module';
import { RedisModule } from '@zaino/service/redis.module';
import { UpstreamsModule } from '@zaino/service/upstreams.module';
import { ActsModule } from './acts/acts.module';
import { BudgetDeskModule } from './budget-desk/budget-desk.module';
import { CanariesModule } from './canaries/canaries.module';
import { CollectionModule } from './collection/collection.module';
import type { Config } from './config';
import { dataSourceOptions } from './database/data-source';
import { DeskModule } from './desk/desk.module';
import { JudgementModule } from './judgement/judgement.module';
import { SendTakenBack } from './judgement/send-taken-back';
import { LiveDocumentModule } from './live-document/live-document.module';
import { LiveModule } from './live/live.module';
import { OutsideAppsModule } from './outside-apps/outside-apps.module';
import { PartnersModule } from './partners/partners.module';
import { PreviewsModule } from './previews/previews.module';
import { ServicePartnersModule } from './service-partners/service-partners.module';
import { StoreModule } from './store/store.module';
import { TeamsModule } from './teams/teams.module';
import { AnalyticsClient } from './upstreams/analytics-client';
import { IdentityClient } from './upstreams/identity-client';
import { partnersOf } from './upstreams/partner-variables';
import { VersionsModule } from './versions/versions.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        UpstreamsModule.connect([
          { name: 'identity', client: IdentityClient, baseUrl: config.IDENTITY_URL },
          { name: 'analytics', client: AnalyticsClient, baseUrl: config.ANALYTICS_URL },
        ]),
        PartnersModule.at(partnersOf(config)),
        OutboxModule.with({ imports: [MailPostModule], handlers: [DeliverAct, SendTakenBack] }),
        StaffActsModule.toldTo(IdentityClient),
        StoreModule,
        ActsModule,
        TeamsModule,
        LiveDocumentModule,
        OutsideAppsModule,
        VersionsModule,
        CanariesModule,
        CollectionModule,
        BudgetDeskModule,
        DeskModule,
        LiveModule,
        JudgementModule.with({ imports: [CanariesModule] }),
        PreviewsModule,
        ServicePartnersModule,
        ParkedMessagesModule.with(releaseDeskEndpoints),
      ],
    };
  }
}
