import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { AdminArrivalsController } from './admin-arrivals.controller';
import { ArrivalAnswers } from './arrival-answers';
import { ArrivalStepsService } from './arrival-steps.service';
import { ArrivalSweep } from './arrival-sweep';
import { ArrivalsController } from './arrivals.controller';
import { ArrivalsService } from './arrivals.service';
import { CopyGiving } from './copy-giving';
import { ShelfEffects } from './shelf-effects';
import { ShopActs } from './shop-acts';

/** Boxes that are unpacked, in bookshops and in the shop itself, and what is on their shelves (docs/decisions/arrivals.md). */
@Module({})
export class ArrivalsModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: ArrivalsModule, global: true };
    if (role === 'worker') {
      return {
        ...module,
        providers: [ArrivalSweep, CopyGiving, ShelfEffects, ShopActs],
        exports: [CopyGiving, ShelfEffects],
      };
    }
    return {
      ...module,
      controllers: [AdminArrivalsController, ArrivalsController],
      providers: [
        ArrivalAnswers,
        ArrivalStepsService,
        ArrivalsService,
        CopyGiving,
        ShelfEffects,
        ShopActs,
      ],
      exports: [CopyGiving, ShelfEffects, ShopActs],
    };
  }
}
