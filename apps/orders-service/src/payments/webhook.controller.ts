import { Controller, Headers } from '@nestjs/common';
import { webhookEndpoint } from '@zaino/contracts/orders';
import { Input, Route } from '@zaino/service/route';
import { WebhookService } from './webhook.service';

@Controller()
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Route(webhookEndpoint)
  receive(@Input('body') body: Buffer, @Headers('stripe-signature') signature: string | undefined) {
    return this.webhook.receive(body, signature);
  }
}
