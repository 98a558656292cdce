import { Module } from '@nestjs/common';
import { ChildBooksService } from './child-books.service';
import { ChildrenController } from './children.controller';
import { ChildrenService } from './children.service';

@Module({
  controllers: [ChildrenController],
  providers: [ChildBooksService, ChildrenService],
  exports: [ChildrenService],
})
export class ChildrenModule {}
