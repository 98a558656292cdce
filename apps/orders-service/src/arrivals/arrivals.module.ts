import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { ArrivalAnswers } from './arrival-answers';
import { ArrivalStepsService } from './arrival-steps.service';
import { ArrivalSweep } from './arrival-sweep';
import { ArrivalsController } from './arrivals.controller';
import { ArrivalsService } from './arrivals.service';
import { CopyGiving } from './copy-giving';
import { ShelfEffects } from './shelf-effects';

/** Boxes that are unpacked in bookshops, and what stands on their shelves (docs/decisions/arrivals.md). */
@Module({})
export class ArrivalsModule {
  static for(role: ProcessRole): DynamicModule {
    const module = { module: ArrivalsModule, global: true };
    if (role === 'worker') {
      return {
        ...module,
        providers: [ArrivalSweep, CopyGiving, ShelfEffects],
        exports: [CopyGiving, ShelfEffects],
      };
    }
    return {
      ...module,
      controllers: [ArrivalsController],
      providers: [ArrivalAnswers, ArrivalStepsService, ArrivalsService, CopyGiving, ShelfEffects],
      exports: [CopyGiving, ShelfEffects],
    };
  }
}
