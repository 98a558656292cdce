import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ClassSuppliesController } from './class-supplies.controller';
import { ClassSuppliesService } from './class-supplies.service';
import { StaffSuppliesController } from './staff-supplies.controller';
import { StaffSuppliesService } from './staff-supplies.service';

/** What a class needs beside its books (docs/decisions/class-supplies.md). */
@Module({
  imports: [IndexModule],
  controllers: [ClassSuppliesController, StaffSuppliesController],
  providers: [ClassSuppliesService, StaffSuppliesService],
  exports: [ClassSuppliesService],
})
export class ClassSuppliesModule {}
