import { Module } from '@nestjs/common';
import { RetentionSweep } from './retention-sweep';
import { ForgottenOrders } from './forgotten-orders';

/** Of the worker alone. */
@Module({ providers: [RetentionSweep, ForgottenOrders] })
export class DataRetentionModule {}
