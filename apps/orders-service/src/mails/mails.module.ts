import { type DynamicModule, Module } from '@nestjs/common';
import { MailPostModule } from '@zaino/service/mail/mail-post.module';
import type { ProcessRole } from '../process-role';
import { EarlierMails } from './earlier-mails';
import { HeldMails } from './held-mails';
import { MailDocuments } from './mail-documents';
import { MailEffects } from './mail-effects';
import { MailSubjects } from './mail-subjects';
import { ProvenAddresses } from './proven-addresses';
import { Recipients } from './recipients';

/** Mails to customers: each process asks for them, the worker writes them. */
@Module({})
export class MailsModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: MailsModule, global: true };
    const asked = [HeldMails, MailEffects, ProvenAddresses];
    if (role === 'main') return { ...module, providers: asked, exports: asked };
    const written = [...asked, EarlierMails, MailDocuments, MailSubjects, Recipients];
    return {
      ...module,
      imports: [MailPostModule],
      providers: written,
      exports: [...written, MailPostModule],
    };
  }
}
