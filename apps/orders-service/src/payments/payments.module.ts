import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { Payments } from './payments';

@Module({ imports: [OrdersModule], providers: [Payments], exports: [Payments] })
export class PaymentsModule {}
