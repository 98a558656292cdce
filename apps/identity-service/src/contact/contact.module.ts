import { Module } from '@nestjs/common';
import { ContactLinkSweep } from './contact-link-sweep';
import { ContactLinks } from './contact-links';
import { ContactEndingsController } from './contact-endings.controller';
import { ContactEndingsService } from './contact-endings.service';
import { ContactRecipients } from './contact-recipients';
import { ContactRecipientsController } from './contact-recipients.controller';
import { ContactController } from './contact.controller';
import { ContactPreferencesService } from './contact-preferences.service';

/** For what families are written to beyond their orders, and how it ends. */
@Module({
  controllers: [ContactController, ContactEndingsController, ContactRecipientsController],
  providers: [
    ContactEndingsService,
    ContactLinkSweep,
    ContactLinks,
    ContactPreferencesService,
    ContactRecipients,
  ],
  exports: [ContactLinks, ContactPreferencesService],
})
export class ContactModule {}
