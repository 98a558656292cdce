import { type DynamicModule, Module } from '@nestjs/common';
import { DatabaseModule } from '@zaino/service/database.module';
import { OutboxModule } from '@zaino/service/outbox/outbox.module';
import { RedisModule } from '@zaino/service/redis.module';
import { AdminsModule } from './admins/admins.module';
import type { Config } from './config';
import { ConfigModule } from './config.module';
import { dataSourceOptions } from './database/data-source';
import { MailModule } from './mail/mail.module';
import { SendMail } from './mail/send-mail';
import { SecurityLogModule } from './security-log/security-log.module';
import { SessionsModule } from './sessions/sessions.module';
import { SignInModule } from './sign-in/sign-in.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.connect(dataSourceOptions(config.MYSQL_URL)),
        RedisModule.connect(config.REDIS_URL),
        OutboxModule.with({ handlers: [SendMail], imports: [MailModule] }),
        SecurityLogModule,
        SessionsModule,
        SignInModule,
        AdminsModule,
      ],
    };
  }
}
