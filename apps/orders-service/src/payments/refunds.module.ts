import { Module } from '@nestjs/common';
import { Refunds } from './refunds';

/** Refunds as rows: for what follows from changes of orders, and for payments. */
@Module({ providers: [Refunds], exports: [Refunds] })
export class RefundsModule {}
