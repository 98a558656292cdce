import { Module } from '@nestjs/common';
import { WeeklySweep } from './weekly-sweep';

/** The mail of the week, asked for by the worker. */
@Module({ providers: [WeeklySweep] })
export class WeeklyMailsModule {}
