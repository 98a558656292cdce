import { Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller';
import { PaymentsModule } from './payments.module';
import { WebhookController } from './webhook.controller';

/** What customers and the payment provider call; of the process that answers calls alone. */
@Module({
  imports: [PaymentsModule],
  controllers: [PaymentsController, WebhookController],
})
export class PaymentCallsModule {}
