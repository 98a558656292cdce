import { Module } from '@nestjs/common';
import { ContactLinkSweep } from './contact-link-sweep';
import { ContactLinks } from './contact-links';
import { ContactEndingsController } from './contact-endings.controller';
import { ContactEndingsService } from './contact-endings.service';
import { ContactRecipientsService } from './contact-recipients.service';
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
    ContactRecipientsService,
  ],
  exports: [ContactLinks, ContactPreferencesService],
})
export class ContactModule {}
