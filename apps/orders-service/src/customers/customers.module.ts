import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { ReadingModule } from '../reading/reading.module';
import { CustomerOrdersService } from './customer-orders.service';
import { CustomersController } from './customers.controller';
import { CustomersService } from './customers.service';
import { ForgottenOrders } from './forgotten-orders';
import { PurchasesService } from './purchases.service';
import { RetentionSweep } from './retention-sweep';

/** A person's right to their data, and how long it is kept. */
@Module({})
export class CustomersModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') {
      return { module: CustomersModule, providers: [ForgottenOrders, RetentionSweep] };
    }
    return {
      module: CustomersModule,
      imports: [ReadingModule],
      controllers: [CustomersController],
      providers: [CustomerOrdersService, CustomersService, ForgottenOrders, PurchasesService],
    };
  }
}
