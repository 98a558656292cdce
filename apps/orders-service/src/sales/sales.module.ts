import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { AfterSaleFiguresService } from './after-sale-figures.service';
import { OrderStepsService } from './order-steps.service';
import { OrdersToDoService } from './orders-to-do.service';
import { SalesDaySweep } from './sales-day-sweep';
import { SalesDays } from './sales-days';
import { SalesFiguresService } from './sales-figures.service';
import { SalesController } from './sales.controller';

/** What the whole shop sold, and what of it waits for staff (docs/decisions/statistics.md). */
@Module({})
export class SalesModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') return { module: SalesModule, providers: [SalesDays, SalesDaySweep] };
    return {
      module: SalesModule,
      controllers: [SalesController],
      providers: [
        AfterSaleFiguresService,
        OrderStepsService,
        OrdersToDoService,
        SalesDays,
        SalesFiguresService,
      ],
    };
  }
}
