import { Module } from '@nestjs/common';
import { BookshopNewsReader } from './bookshop-news';
import { BookshopNotices } from './bookshop-notices';
import { BookshopOwners } from './bookshop-owners';

/** Mails to bookshops about what they hand out, written by the worker. */
@Module({
  providers: [BookshopNewsReader, BookshopNotices, BookshopOwners],
  exports: [BookshopNewsReader, BookshopNotices, BookshopOwners],
})
export class BookshopMailsModule {}
