import { Module } from '@nestjs/common';
import { DataRetention } from './data-retention';
import { ForgottenOrders } from './forgotten-orders';

/** Of the worker alone. */
@Module({ providers: [DataRetention, ForgottenOrders] })
export class DataRetentionModule {}
