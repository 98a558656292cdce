import { Module } from '@nestjs/common';
import { ReadingModule } from '../reading/reading.module';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { CancellationController } from './cancellation.controller';
import { CancellationService } from './cancellation.service';
import { ReorderController } from './reorder.controller';
import { ReorderService } from './reorder.service';
import { WithdrawalsController } from './withdrawals.controller';
import { WithdrawalsService } from './withdrawals.service';

/** What customers do once an order is placed, beside reading and paying it. */
@Module({
  imports: [ReadingModule, WithdrawalsModule],
  controllers: [CancellationController, ReorderController, WithdrawalsController],
  providers: [CancellationService, ReorderService, WithdrawalsService],
})
export class AfterSaleModule {}
