import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { ReadingModule } from '../reading/reading.module';
import { CancellationController } from './cancellation.controller';
import { PaymentsController } from './payments.controller';
import { PaymentsModule } from './payments.module';
import { WebhookController } from './webhook.controller';

/** What customers and the payment provider call; of the process that answers calls alone. */
@Module({
  imports: [OrdersModule, PaymentsModule, ReadingModule],
  controllers: [CancellationController, PaymentsController, WebhookController],
})
export class PaymentCallsModule {}
