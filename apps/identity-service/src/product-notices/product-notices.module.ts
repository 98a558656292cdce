import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module';
import { MailModule } from '../mail/mail.module';
import { PushModule } from '../push/push.module';
import { ProductNoticesController } from './product-notices.controller';
import { ProductNoticesService } from './product-notices.service';

/** Mails about products that are there again, or cost less. */
@Module({
  imports: [ContactModule, MailModule, PushModule],
  controllers: [ProductNoticesController],
  providers: [ProductNoticesService],
})
export class ProductNoticesModule {}
