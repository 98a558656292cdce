import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ListedClasses } from './listed-classes';
import { NewListNotices } from './new-list-notices';
import { NewListsController } from './new-lists.controller';

/** Word of new lists, and the families that have asked for it. */
@Module({
  imports: [MailModule],
  controllers: [NewListsController],
  providers: [ListedClasses, NewListNotices],
  exports: [ListedClasses, NewListNotices],
})
export class NewListsModule {}
