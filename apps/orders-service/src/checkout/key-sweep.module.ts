import { Module } from '@nestjs/common';
import { KeySweep } from './key-sweep';

/** Of the worker alone. */
@Module({ providers: [KeySweep] })
export class KeySweepModule {}
