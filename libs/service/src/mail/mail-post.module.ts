import { Module } from '@nestjs/common';
import { Allowance } from '../allowance';
import { CONFIG } from '../config.module';
import { MailAllowance } from './mail-allowance';
import type { MailConfig } from './mail-config';
import { MailPost } from './mail-post';
import { Mailer } from './mailer';

const mailer = {
  provide: Mailer,
  useFactory: (config: MailConfig) => new Mailer(config),
  inject: [CONFIG],
};

/** For services that send mails; their configuration takes in `mailVariables`. */
@Module({ providers: [Allowance, MailAllowance, MailPost, mailer], exports: [MailPost] })
export class MailPostModule {}
