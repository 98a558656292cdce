import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { Mailer } from '@zaino/service/mail/mailer';
import type { Config } from '../config';
import type { ProcessRole } from '../process-role';
import { MailDocuments } from './mail-documents';
import { MailEffects } from './mail-effects';
import { MailSubjects } from './mail-subjects';

const mailer = {
  provide: Mailer,
  useFactory: (config: Config) => new Mailer(config),
  inject: [CONFIG],
};

/** Mails to customers: each process asks for them, the worker writes them. */
@Module({})
export class MailsModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: MailsModule, global: true };
    if (role === 'main') return { ...module, providers: [MailEffects], exports: [MailEffects] };
    return {
      ...module,
      providers: [MailDocuments, MailEffects, MailSubjects, mailer],
      exports: [MailDocuments, MailEffects, Mailer, MailSubjects],
    };
  }
}
