import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { UsedBookSweep } from './used-book-sweep';
import { UsedCopiesService } from './used-copies.service';
import { UsedDeskController } from './used-desk.controller';
import { UsedIntakesService } from './used-intakes.service';
import { UsedOffersController } from './used-offers.controller';
import { UsedOffersService } from './used-offers.service';

/** Used books that families offer and bookshops take in (docs/decisions/used-books.md). */
@Module({})
export class UsedBooksModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') return { module: UsedBooksModule, providers: [UsedBookSweep] };
    return {
      module: UsedBooksModule,
      controllers: [UsedDeskController, UsedOffersController],
      providers: [UsedCopiesService, UsedIntakesService, UsedOffersService],
    };
  }
}
