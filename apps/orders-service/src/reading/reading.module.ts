import { Module } from '@nestjs/common';
import { OrderReader } from './order-reader';

@Module({ providers: [OrderReader], exports: [OrderReader] })
export class ReadingModule {}
