import { Module } from '@nestjs/common';
import { BookshopCopiesController } from './bookshop-copies.controller';
import { BookshopCopiesService } from './bookshop-copies.service';

/** What was ordered at a bookshop, for its forecast. */
@Module({ controllers: [BookshopCopiesController], providers: [BookshopCopiesService] })
export class BookshopCopiesModule {}
