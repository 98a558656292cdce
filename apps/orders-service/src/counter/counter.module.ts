import { Module } from '@nestjs/common';
import { DeskModule } from '../desk/desk.module';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { CounterPaymentsController } from './counter-payments.controller';
import { CounterPaymentsService } from './counter-payments.service';
import { CounterController } from './counter.controller';
import { CounterService } from './counter.service';

/** What happens at a bookshop's counter while somebody stands before it (docs/decisions/counter.md). */
@Module({
  imports: [DeskModule, WithdrawalsModule],
  controllers: [CounterController, CounterPaymentsController],
  providers: [CounterPaymentsService, CounterService],
})
export class CounterModule {}
