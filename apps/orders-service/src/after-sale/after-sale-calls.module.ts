import { Module } from '@nestjs/common';
import { CurrentLines } from '../carts/current-lines';
import { CustomersService } from '../customers/customers.service';
import { CustomersController } from '../customers/customers.controller';
import { ForgottenOrders } from '../customers/forgotten-orders';
import { DocumentsController } from '../documents/documents.controller';
import { DocumentsModule } from '../documents/documents.module';
import { DocumentsService } from '../documents/documents.service';
import { PaymentsModule } from '../payments/payments.module';
import { ReadingModule } from '../reading/reading.module';
import { TrackingController } from '../tracking/tracking.controller';
import { TrackingService } from '../tracking/tracking.service';
import { Withdrawals } from '../withdrawals/withdrawals';
import { CancellationController } from './cancellation.controller';
import { ReorderController } from './reorder.controller';
import { ReorderService } from './reorder.service';
import { WithdrawalsController } from './withdrawals.controller';

/** What customers do once an order is placed, beside reading and paying it; of the process that answers calls. */
@Module({
  imports: [DocumentsModule, PaymentsModule, ReadingModule],
  controllers: [
    CancellationController,
    CustomersController,
    DocumentsController,
    ReorderController,
    TrackingController,
    WithdrawalsController,
  ],
  providers: [
    CurrentLines,
    CustomersService,
    DocumentsService,
    ForgottenOrders,
    ReorderService,
    TrackingService,
    Withdrawals,
  ],
})
export class AfterSaleCallsModule {}
