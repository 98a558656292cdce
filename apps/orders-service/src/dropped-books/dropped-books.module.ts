import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { DroppedBooksController } from './dropped-books.controller';
import { DroppedBooksService } from './dropped-books.service';
import { DroppedLines } from './dropped-lines';

/** Families are told that a book of theirs is off the list of its class: staff asks for it, the worker does it. */
@Module({})
export class DroppedBooksModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: DroppedBooksModule, global: true, exports: [DroppedLines] };
    if (role === 'worker') return { ...module, providers: [DroppedLines] };
    return {
      ...module,
      controllers: [DroppedBooksController],
      providers: [DroppedBooksService, DroppedLines],
    };
  }
}
