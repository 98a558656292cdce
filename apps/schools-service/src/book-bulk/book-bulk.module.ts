import { Module } from '@nestjs/common';
import { BookFilesModule } from '../book-files/book-files.module';
import { BookBulkController } from './book-bulk.controller';
import { BookBulkService } from './book-bulk.service';

/** Changes of many books at once. */
@Module({
  imports: [BookFilesModule],
  controllers: [BookBulkController],
  providers: [BookBulkService],
})
export class BookBulkModule {}
